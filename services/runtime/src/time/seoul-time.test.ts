import { expect, test } from '@jest/globals';
import { addDays, seoulDate, seoulIso, seoulTime, seoulWallClock } from './seoul-time.ts';

const lateEvening = new Date('2024-05-02T15:30:59Z');

test('is nine hours ahead of UTC, over midnight', () => {
  expect(seoulWallClock(lateEvening)).toBe('2024-05-03T00:30');
  expect(seoulIso(lateEvening)).toBe('2024-05-03T00:30:59+09:00');
  expect(seoulTime(lateEvening)).toBe('2024.05.03 00:30');
});

test('a day begins at 15:00 UTC of the day before, also at the ends of months and years', () => {
  expect(seoulDate(new Date('2024-02-28T14:59:59Z'))).toBe('2024-02-28');
  expect(seoulDate(new Date('2024-02-28T15:00:00Z'))).toBe('2024-02-29');
  expect(seoulDate(new Date('2023-12-31T15:00:00Z'))).toBe('2024-01-01');
});

test('days are counted over the ends of months and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2024-03-01', -1), addDays('2023-12-31', 366)]).toEqual([
    '2024-02-29',
    '2024-02-29',
    '2024-12-31',
  ]);
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});
