import { expect, test } from '@jest/globals';
import { dayInSeoul, formatDate, formatDateTime, minuteInSeoul } from './seoul-time.ts';

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
