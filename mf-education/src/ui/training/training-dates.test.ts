import { describe, expect, test } from '@jest/globals';
import {
  clockTime,
  dayRange,
  dayWithWeekday,
  monthAndDay,
  monthName,
  spokenDay,
  weekday,
  weekdayNames,
} from './training-dates.ts';

describe('training dates', () => {
  test('show month and day of the start', () => {
    expect(monthAndDay('2026-12-01')).toBe('12.01');
  });

  test.each([
    ['ko', '2026-12-01', '2026.12.01\u00a0(화)'],
    ['en', '2026-12-01', '2026.12.01\u00a0(Tue)'],
    ['ko', '2028-02-29', '2028.02.29\u00a0(화)'],
    ['en', '2027-01-03', '2027.01.03\u00a0(Sun)'],
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

  test('a period of one day is written as that day', () => {
    expect(dayRange('2026-12-01', '2026-12-01', 'ko')).toBe('2026.12.01\u00a0(화)');
    expect(dayRange('2026-12-31', '2027-01-01', 'en')).toBe('2026.12.31\u00a0(Thu) – 2027.01.01\u00a0(Fri)');
  });

  test('months, days and weeks have their names', () => {
    expect([monthName('2026-12', 'ko'), monthName('2026-12', 'en')]).toEqual(['2026년 12월', 'December 2026']);
    expect([spokenDay('2026-12-01', 'ko'), spokenDay('2026-12-01', 'en')]).toEqual([
      '2026년 12월 1일 화요일',
      'Tuesday, December 1, 2026',
    ]);
    expect(weekdayNames('ko').join('')).toBe('일월화수목금토');
  });
});
