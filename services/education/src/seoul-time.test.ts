import { expect, test } from '@jest/globals';
import { seoulDate, seoulWallClock } from './seoul-time.ts';

test('nine hours ahead of UTC, over midnight', () => {
  expect(seoulWallClock(new Date('2024-02-28T15:30:59Z'))).toBe('2024-02-29T00:30');
  expect(seoulDate(new Date('2024-02-28T14:59:59Z'))).toBe('2024-02-28');
  expect(seoulDate(new Date('2023-12-31T15:00:00Z'))).toBe('2024-01-01');
});
