import { expect, test } from '@jest/globals';
import { weeklyDays } from './weekly-days.ts';

test('weekly days are the same weekday, over the end of a year too', () => {
  expect(weeklyDays('2026-12-22', 3)).toEqual(['2026-12-29', '2027-01-05', '2027-01-12']);
});
