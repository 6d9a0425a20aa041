import { describe, expect, test } from '@jest/globals';
import { day, dayAndTime } from './board-dates.ts';

describe('dates of posts', () => {
  test('name the day in Korea, which begins at 15:00 UTC', () => {
    expect(day('2026-11-19T14:59:59.999Z')).toBe('2026.11.19');
    expect(day('2026-11-19T15:00:00.000Z')).toBe('2026.11.20');
  });

  test('are read with their own offset', () => {
    expect(day('2026-11-20T00:30:00+09:00')).toBe('2026.11.20');
  });

  test('show the time in Korea with two digits each', () => {
    expect(dayAndTime('2026-11-20T00:05:00.000Z')).toBe('2026.11.20 09:05');
    expect(dayAndTime('2026-12-31T15:00:00.000Z')).toBe('2027.01.01 00:00');
  });
});
