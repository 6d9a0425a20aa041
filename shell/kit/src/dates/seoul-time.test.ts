import { expect, test } from '@jest/globals';
import { addDays, dayInSeoul, formatDate, formatDateTime, minuteInSeoul } from './seoul-time.ts';

test('times are those of Seoul, whatever the browser', () => {
  expect(formatDateTime('2025-03-04T15:05:09Z')).toBe('2025.03.05 00:05');
  expect(formatDate('2025-12-31T15:00:00Z')).toBe('2026.01.01');
  expect(minuteInSeoul('2025-03-04T15:05:09Z')).toBe('2025-03-05 00:05');
  expect(dayInSeoul(Date.parse('2025-12-31T15:00:00Z'))).toBe('2026-01-01');
});

test('a day is that of now unless told otherwise', () => {
  expect([dayInSeoul(Date.now()), dayInSeoul()]).toContain(dayInSeoul(new Date()));
});

test.each([null, '', 'soon'])('%p is no time', (value) => {
  expect(formatDateTime(value)).toBe('');
});

test.each(['00:30', '08:59', '23:30'])('a day at %s in Seoul is that of Seoul, wherever the browser is', (time) => {
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe('America/Los_Angeles');
  const moment = `2026-03-01T${time}:00+09:00`;
  expect([dayInSeoul(moment), formatDate(moment)]).toEqual(['2026-03-01', '2026.03.01']);
});

test('days are counted over the ends of months and years', () => {
  expect([addDays('2024-02-28', 1), addDays('2024-01-01', -1)]).toEqual(['2024-02-29', '2023-12-31']);
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});
