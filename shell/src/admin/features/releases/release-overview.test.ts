import { expect, test } from '@jest/globals';
import { lastMove, sourcesOf, type ReleaseEvent, wasTakenBack } from './release-overview.ts';

const rate = (visits: number, failed: number) => ({ visits, failed });

test('failures are shown for the sources that have visits', () => {
  expect(sourcesOf({ health: { portal: rate(100, 1), browser: rate(10, 5) } })).toEqual(['portal', 'browser']);
  expect(sourcesOf({ health: { portal: rate(10, 10), browser: rate(0, 0) } })).toEqual(['portal']);
  expect(sourcesOf({ health: { portal: rate(0, 0), browser: rate(0, 0) } })).toEqual([]);
  expect(sourcesOf({})).toEqual([]);
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

test('a version was taken back until it comes again', () => {
  const live = { action: 'live', version: 'v2', from: 'v1' };
  const healed = { action: 'heal', version: 'v1', from: 'v2' };
  expect(wasTakenBack('v2', [live])).toBe(false);
  expect(wasTakenBack('v2', [healed, live])).toBe(true);
  expect(wasTakenBack('v1', [healed, live])).toBe(false);
  expect(wasTakenBack('v2', [{ ...live, action: 'promote' }, healed, live])).toBe(false);
  // Of a canary of a service the history names that version alone
  expect(
    wasTakenBack('v3', [
      { action: 'rollback', version: 'v3' },
      { action: 'canary', version: 'v3' },
    ]),
  ).toBe(true);
});
