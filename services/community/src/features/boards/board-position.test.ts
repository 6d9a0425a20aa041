import { describe, expect, test } from '@jest/globals';
import { positionOf } from './board-position.ts';

const at = (text: string) => new Date(`${text}Z`);
const counts = {
  months: async () => [
    { starts: at('2026-03-01T00:00'), posts: 5 },
    { starts: at('2026-01-01T00:00'), posts: 4 },
  ],
  hoursOf: async (month: Date) =>
    month.getUTCMonth() === 2
      ? [
          { starts: at('2026-03-09T10:00'), posts: 2 },
          { starts: at('2026-03-02T00:00'), posts: 3 },
        ]
      : [{ starts: at('2026-01-31T23:00'), posts: 4 }],
};

describe('where a page begins', () => {
  test.each([
    [0, '2026-03-09T11:00', 0],
    [1, '2026-03-09T11:00', 1],
    [2, '2026-03-02T01:00', 0],
    [4, '2026-03-02T01:00', 2],
    [5, '2026-02-01T00:00', 0],
    [8, '2026-02-01T00:00', 3],
  ])('row %i is before %s, after %i', async (offset, before, skip) => {
    expect(await positionOf(counts, offset)).toEqual({ before: at(before), skip });
  });

  test('is nowhere past the end', async () => {
    expect(await positionOf(counts, 9)).toBeUndefined();
  });
});
