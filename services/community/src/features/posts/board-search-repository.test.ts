import { describe, expect, test } from '@jest/globals';
import { partsOf } from './board-search-repository.ts';
import type { MonthOfHits } from './board-search-repository.ts';

const month = (starts: string, hits: number): MonthOfHits => ({ starts: new Date(starts), posts: 100, hits, keys: [] });
const months = [month('2026-03-01', 4), month('2026-01-01', 3), month('2020-07-01', 50)];

describe('which hits of which months a page has', () => {
  test.each<[number, number, [number, number, number][]]>([
    [0, 3, [[0, 0, 3]]],
    [0, 4, [[0, 0, 4]]],
    [
      3,
      3,
      [
        [0, 3, 1],
        [1, 0, 2],
      ],
    ],
    [
      2,
      10,
      [
        [0, 2, 2],
        [1, 0, 3],
        [2, 0, 5],
      ],
    ],
    [7, 10, [[2, 0, 10]]],
    [50, 10, [[2, 43, 7]]],
    [57, 10, []],
  ])('%i hits are skipped, %i are shown', (offset, limit, parts) => {
    expect(partsOf(months, { offset, limit })).toEqual(
      parts.map(([index, skip, take]) => ({ month: months[index], skip, take })),
    );
  });
});
