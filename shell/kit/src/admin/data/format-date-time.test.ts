import { expect, test } from '@jest/globals';
import { formatDate, formatDateTime } from './format-date-time.ts';

test('times are those of Seoul, whatever the browser', () => {
  expect(formatDateTime('2025-03-04T15:05:09Z')).toBe('2025.03.05 00:05');
  expect(formatDate('2025-12-31T15:00:00Z')).toBe('2026.01.01');
});

test.each([undefined, null, '', 'soon'])('%p is no time', (value) => {
  expect(formatDateTime(value)).toBe('');
});
