import { expect, test } from '@jest/globals';
import { failureRate, lastMove, type ReleaseEvent } from './release-overview.ts';

const rate = (visits: number, failed: number) => ({ visits, failed });

test('the failure rate is that of whoever saw more failures', () => {
  expect(failureRate({ health: { portal: rate(100, 1), browser: rate(10, 5) } })).toBe(0.5);
  expect(failureRate({ health: { portal: rate(10, 10), browser: rate(0, 0) } })).toBe(1);
});

test('of a version without visitors nothing is said', () => {
  expect(failureRate({ health: { portal: rate(0, 0), browser: rate(0, 0) } })).toBeUndefined();
  expect(failureRate({})).toBeUndefined();
});

test('that the portal looked again and left a version is no move', () => {
  const entry = (action: ReleaseEvent['action'], at: string): ReleaseEvent => ({
    action,
    at,
    by: 'portal',
    version: 'a',
  });
  expect(lastMove([entry('stay', '3'), entry('canary', '2'), entry('live', '1')])?.at).toBe('2');
  expect(lastMove([entry('stay', '3')])).toBeUndefined();
});
