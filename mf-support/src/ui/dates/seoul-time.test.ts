import { expect, test } from '@jest/globals';
import { dayInSeoul, minuteInSeoul } from './seoul-time.ts';

test('a day begins at midnight in Seoul, not in UTC', () => {
  expect(dayInSeoul('2026-08-31T15:00:00.000Z')).toEqual({ isoDate: '2026-09-01', shownDate: '2026.09.01' });
  expect(dayInSeoul('2026-08-31T14:59:59.000Z').shownDate).toBe('2026.08.31');
});

test('a minute is told with its day', () => {
  expect(minuteInSeoul('2026-12-31T15:05:59.000Z')).toBe('2027.01.01 00:05');
});
