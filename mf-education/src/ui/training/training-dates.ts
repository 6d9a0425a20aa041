import type { Locale } from '@portal/kit';

// A training's dates are calendar days in Korea (YYYY-MM-DD). They are never converted to local time:
// a visitor in another time zone must read the same day as a visitor in Korea.

function atUtc(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`);
}

/** `2026-12-01` → `12.01`. */
export function monthAndDay(date: string): string {
  return date.slice(5, 10).replace('-', '.');
}

/** Whether two days are of the same year. */
export function isOfYear(date: string, day: string): boolean {
  return date.slice(0, 4) === day.slice(0, 4);
}

/** Making a format takes far longer than using it: one of each language is kept. */
function dayFormat(options: Intl.DateTimeFormatOptions): (date: string, locale: Locale) => string {
  const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (date, locale) =>
    (formats[locale] ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })).format(atUtc(date));
}

/** `2026-12-01` → `화` or `Tue`. */
export const weekday = dayFormat({ weekday: 'short' });

/** `2026-12-01` → `2026.12.01 (화)`, which no line breaks. */
export function dayWithWeekday(date: string, locale: Locale): string {
  return `${date.slice(0, 10).replaceAll('-', '.')}\u00a0(${weekday(date, locale)})`;
}

/** `09:30:00` → `09:30`. */
export function clockTime(time: string): string {
  return time.slice(0, 5);
}

const rangeOf =
  (written: (date: string, locale: Locale) => string) => (startDate: string, endDate: string, locale: Locale) =>
    [...new Set([startDate, endDate])].map((date) => written(date, locale)).join(' – ');

/** A period: `2026.12.01 (화) – 2026.12.02 (수)`, one day only when it is one. */
export const dayRange = rangeOf(dayWithWeekday);

const monthFormat = dayFormat({ year: 'numeric', month: 'long' });

/** `2026-12` → `2026년 12월` or `December 2026`. */
export function monthName(month: string, locale: Locale): string {
  return monthFormat(`${month}-01`, locale);
}

/** `2026-12-01` → `2026년 12월 1일 화요일` or `Tuesday, December 1, 2026`. */
export const spokenDay = dayFormat({ year: 'numeric', month: 'long', day: 'numeric', weekday: 'long' });

/** A period as screen readers get it. */
export const spokenRange = rangeOf(spokenDay);

/** The short names of the days of a week, from Sunday on. */
export function weekdayNames(locale: Locale): string[] {
  return Array.from({ length: 7 }, (_, index) => weekday(`2026-11-0${index + 1}`, locale));
}
