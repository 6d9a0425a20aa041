import { describe, expect, test } from '@jest/globals';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (ms: number) => relativeTime(new Date(now - ms).toISOString(), now);

describe('relative time', () => {
  test('is now within a minute, and for a clock that is behind', () => {
    expect(ago(59_999)).toEqual({ unit: 'now' });
    expect(ago(-5_000)).toEqual({ unit: 'now' });
  });

  test('counts whole minutes up to an hour', () => {
    expect(ago(60_000)).toEqual({ unit: 'minutes', number: 1 });
    expect(ago(3_599_999)).toEqual({ unit: 'minutes', number: 59 });
  });

  test('counts whole hours up to twelve', () => {
    expect(ago(3_600_000)).toEqual({ unit: 'hours', number: 1 });
    expect(ago(12 * 3_600_000 - 1)).toEqual({ unit: 'hours', number: 11 });
  });

  test('is the date and time in Korea from twelve hours on', () => {
    expect(ago(12 * 3_600_000)).toEqual({ unit: 'date', text: '2026-11-20 09:00' });
  });
});
