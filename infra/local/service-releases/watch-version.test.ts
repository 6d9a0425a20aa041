import { expect, test } from '@jest/globals';
import { failedWrites, ownFailures, ratesIn, totalOf } from './watch-version.ts';

const count = (method: string, route: string, status: number, calls: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}",service="community"} ${calls}`;

test('calls are counted by their status, those of health and metrics are not', () => {
  const text = [
    '# HELP http_request_duration_seconds Time from request to answer',
    count('GET', '/api/news/view', 200, 40),
    count('GET', '/api/news/view', 500, 3),
    count('POST', '/api/news/items', 400, 2),
    count('GET', '/health/ready', 500, 9),
    'http_request_duration_seconds_sum{method="GET",route="/api/news/view",status="200",service="community"} 1.5',
  ].join('\n');
  expect(ratesIn(text)).toEqual(
    new Map([
      ['GET /api/news/view', { visits: 43, failed: 3, refused: 0 }],
      ['POST /api/news/items', { visits: 2, failed: 0, refused: 0 }],
    ]),
  );
  expect(totalOf(ratesIn(text))).toEqual({ visits: 45, failed: 3 });
});

test('what is refused under load, by 503 or a time limit, is no failure of a version', () => {
  const text = [count('GET', '/api/news/view', 503, 900), count('GET', '/api/news/view', 504, 20)].join('\n');
  expect(totalOf(ratesIn(text))).toEqual({ visits: 0, failed: 0 });
});

const rates = (failed: Record<string, number>, refused = 0) =>
  new Map(Object.entries(failed).map(([call, number]) => [call, { visits: 100, failed: number, refused }]));
const before = { version: rates({ 'GET /a': 1 }), predecessor: rates({ 'GET /a': 5 }) };

test.each([
  ['a read that only the version fails', { 'GET /a': 4 }, rates({ 'GET /a': 5 }), [['GET /a', 3]]],
  ['a read that both fail', { 'GET /a': 4 }, rates({ 'GET /a': 8 }), []],
  ['a read to which load keeps the predecessor from responding', { 'GET /a': 4 }, rates({ 'GET /a': 5 }, 3), []],
  ['a write, which is never repeated', { 'GET /a': 1, 'POST /b': 20 }, rates({ 'GET /a': 5 }), []],
] as const)('%s counts as its own as often as its predecessor does not fail it', (_what, version, predecessor, own) => {
  expect([...ownFailures({ version: rates(version), predecessor }, before)]).toEqual(own);
});

test('people are notified of failed writes', () => {
  const now = rates({ 'GET /a': 9, 'POST /b': 5, 'PUT /c': 1 });
  expect([...failedWrites(now, rates({ 'POST /b': 2, 'PUT /c': 1 }))]).toEqual([['POST /b', 3]]);
});
