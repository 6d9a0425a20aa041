import { expect, test } from '@jest/globals';
import { lastMove, witnessesOf, type ReleaseEvent } from './release-overview.ts';

const rate = (visits: number, failed: number) => ({ visits, failed });

test('failures are told for whom visits are known', () => {
  expect(witnessesOf({ health: { portal: rate(100, 1), browser: rate(10, 5) } })).toEqual(['portal', 'browser']);
  expect(witnessesOf({ health: { portal: rate(10, 10), browser: rate(0, 0) } })).toEqual(['portal']);
  expect(witnessesOf({ health: { portal: rate(0, 0), browser: rate(0, 0) } })).toEqual([]);
  expect(witnessesOf({})).toEqual([]);
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
