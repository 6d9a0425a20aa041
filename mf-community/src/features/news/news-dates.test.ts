import { describe, expect, test } from '@jest/globals';
import { newsDay, newsDayAndTime } from './news-dates.ts';

describe('dates of news', () => {
  test('name the day in Korea, which begins at 15:00 UTC', () => {
    expect(newsDay('2026-11-19T14:59:59.999Z')).toBe('2026.11.19');
    expect(newsDay('2026-11-19T15:00:00.000Z')).toBe('2026.11.20');
  });

  test('are read with their own offset', () => {
    expect(newsDay('2026-11-20T00:30:00+09:00')).toBe('2026.11.20');
  });

  test('show the time in Korea with two digits each', () => {
    expect(newsDayAndTime('2026-11-20T00:05:00.000Z')).toBe('2026.11.20 09:05');
    expect(newsDayAndTime('2026-12-31T15:00:00.000Z')).toBe('2027.01.01 00:00');
  });
});
