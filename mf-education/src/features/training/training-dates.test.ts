import { describe, expect, test } from '@jest/globals';
import { clockTime, dayWithWeekday, monthAndDay, weekday } from './training-dates.ts';

describe('training dates', () => {
  test('show month and day of the start', () => {
    expect(monthAndDay('2026-12-01')).toBe('12.01');
  });

  test.each([
    ['ko', '2026-12-01', '2026.12.01 (화)'],
    ['en', '2026-12-01', '2026.12.01 (Tue)'],
    ['ko', '2028-02-29', '2028.02.29 (화)'],
    ['en', '2027-01-03', '2027.01.03 (Sun)'],
  ] as const)('are written with a weekday in %s: %s', (locale, date, text) => {
    expect(dayWithWeekday(date, locale)).toBe(text);
  });

  test('keep the weekday of Korea whatever zone the reader is in', () => {
    const zone = process.env['TZ'];
    try {
      for (const TZ of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
        process.env['TZ'] = TZ;
        expect(weekday('2026-12-01', 'ko')).toBe('화');
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  test('drop the seconds of a time', () => {
    expect(clockTime('09:30:00')).toBe('09:30');
    expect(clockTime('18:00')).toBe('18:00');
  });
});
