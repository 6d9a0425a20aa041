import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createTestPortal } from '@portal/kit/testing';
import { askForPageData } from './page-data.ts';

const portal = createTestPortal();
const release = { section: 'news', version: 'v1' };
const answer = jest.fn<() => Promise<Partial<Response>>>();
const respond = (found: object, status = 200) => answer.mockResolvedValue({ status, json: async () => found });
const ask = (signal = new AbortController().signal) => askForPageData('/news?page=2', release, portal, signal);

beforeEach(() => {
  portal.session.store.setState({ status: 'signed-out' });
  globalThis.fetch = answer as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
});

describe('the data of a page whose code is being loaded', () => {
  test('is that of its document', async () => {
    respond({ ...release, data: { items: [] } });
    expect(await ask()).toEqual({ items: [] });
  });

  test.each([
    ['another version reads', () => respond({ ...release, version: 'v2', data: {} })],
    ['another section has', () => respond({ ...release, section: 'support', data: {} })],
    ['is none', () => respond({}, 204)],
    ['does not come', () => answer.mockRejectedValue(new TypeError('offline'))],
    ['is no JSON', () => answer.mockResolvedValue({ status: 200, json: () => Promise.reject(new SyntaxError()) })],
  ])('that %s is left to the code', async (_case, given) => {
    given();
    expect(await ask()).toBeUndefined();
  });

  test('is not asked for by who is signed in, or may be', async () => {
    for (const status of ['unknown', 'signed-in'] as const) {
      portal.session.store.setState({ status });
      expect(await ask()).toBeUndefined();
    }
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([
    ['no response', () => answer.mockReturnValue(new Promise(() => undefined))],
    ['half a response', () => answer.mockResolvedValue({ status: 200, json: () => new Promise(() => undefined) })],
  ])('holds no page up by %s', async (_case, stall) => {
    jest.useFakeTimers();
    stall();
    const found = ask();
    await jest.advanceTimersByTimeAsync(5000);
    expect(await found).toBeUndefined();
  });
});
