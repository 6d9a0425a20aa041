import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError, createApiClient } from './api-client.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

function answering(pieces: string[], headers: Record<string, string> = {}, breaks = false) {
  const rest = pieces.map((piece) => new TextEncoder().encode(piece));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = rest.shift();
      if (piece) controller.enqueue(piece);
      else if (breaks) controller.error(new TypeError('connection lost'));
      else controller.close();
    },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { headers }));
  return createApiClient({ resolve: (path) => `http://portal.example${path}` });
}

describe('a download', () => {
  test('tells how far it is while the bytes arrive', async () => {
    const api = answering(['%PDF', '-1.7 '], { 'content-length': '9', 'content-type': 'application/pdf' });
    const told: unknown[] = [];
    const { blob } = await api.download('/file', { onProgress: (...progress) => told.push(progress) });
    expect(told).toEqual([
      [4, 9],
      [9, 9],
    ]);
    expect(await blob.text()).toBe('%PDF-1.7 ');
    expect(blob.type).toBe('application/pdf');
  });

  test('does not take the length of an encoded answer for that of the file', async () => {
    const api = answering(['four'], { 'content-length': '2', 'content-encoding': 'br' });
    const told: unknown[] = [];
    await api.download('/file', { onProgress: (...progress) => told.push(progress) });
    expect(told).toEqual([[4, undefined]]);
  });

  test.each([
    ['watched', () => undefined],
    ['unwatched', undefined],
  ])('whose connection breaks is a call without an answer, %s', async (_case, onProgress) => {
    const api = answering(['%PDF'], {}, true);
    await expect(api.download('/file', { onProgress })).rejects.toEqual(new ApiError(0));
  });
});
