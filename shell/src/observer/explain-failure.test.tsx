import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { ErrorReport } from '@portal/contract';
import { explain } from './explain-failure.ts';

const report = JSON.stringify({ ticket: 'a ticket', section: 'news', version: 'v1', kind: 'render', page: '/' });
let sent: [string, unknown][] = [];
const { sendBeacon } = navigator;

beforeEach(() => {
  sent = [];
  navigator.sendBeacon = (url, body) => sent.push([String(url), JSON.parse(String(body))]) > 0;
});
afterEach(() => {
  navigator.sendBeacon = sendBeacon;
});

test('what was thrown is sent with the report, within the limits of the portal', () => {
  const error = new TypeError('x'.repeat(5_000));
  error.stack = 'y'.repeat(9_000);
  explain(report, error);
  explain(report, 'a text');
  expect(sent.map(([url]) => url)).toEqual(['/api/portal/errors', '/api/portal/errors']);
  expect(sent[0]?.[1]).toMatchObject({ section: 'news', kind: 'render', page: '/' });
  const [first] = sent.map(([, body]) => body as ErrorReport);
  expect(first?.message).toMatch(/^TypeError: x+$/);
  expect([first?.message.length, first?.stack.length]).toEqual([600, 4_000]);
  expect(sent[1]?.[1]).toMatchObject({ message: 'a text', stack: '' });
});
