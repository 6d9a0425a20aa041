import type { Locale } from '@portal/kit';

// A training's dates are calendar days in Korea (YYYY-MM-DD). They are never turned into local time:
// a visitor in another zone must read the same day as the one who stands before the classroom.

function atUtc(date: string): Date {
  return new Date(`${date.slice(0, 10)}T00:00:00Z`);
}

/** `2026-12-01` → `12.01`. */
export function monthAndDay(date: string): string {
  return date.slice(5, 10).replace('-', '.');
}

/** `2026-12-01` → `화` or `Tue`. */
export function weekday(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(atUtc(date));
}

/** `2026-12-01` → `2026.12.01 (화)`. */
export function dayWithWeekday(date: string, locale: Locale): string {
  return `${date.slice(0, 10).replaceAll('-', '.')} (${weekday(date, locale)})`;
}

/** `09:30:00` → `09:30`. */
export function clockTime(time: string): string {
  return time.slice(0, 5);
}

/** A period: `2026.12.01 (화) – 2026.12.02 (수)`, one day only when it is one. */
export function dayRange(startDate: string, endDate: string, locale: Locale): string {
  const first = dayWithWeekday(startDate, locale);
  return startDate === endDate ? first : `${first} – ${dayWithWeekday(endDate, locale)}`;
}

/** `2026-12` → `2026년 12월` or `December 2026`. */
export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(atUtc(`${month}-01`));
}

/** `2026-12-01` → `12월 1일 화요일` or `Tuesday, December 1`. */
export function spokenDay(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' }).format(atUtc(date));
}

/** The short names of the days of a week, from Sunday on. */
export function weekdayNames(locale: Locale): string[] {
  return Array.from({ length: 7 }, (_, index) => weekday(`2026-11-0${index + 1}`, locale));
}

// In the English of Canada a date is written YYYY-MM-DD.
const seoulDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' });
const seoulMinute = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Seoul', hour: '2-digit', minute: '2-digit' });

/** The day in Seoul at a moment, `YYYY-MM-DD`. */
export function dayInSeoul(moment: Date): string {
  return seoulDay.format(moment);
}

/** `2026-12-01T03:05:00Z` → `2026.12.01 12:05`, the time in Seoul (spec, "Education schedule"). */
export function minuteInSeoul(time: string): string {
  const moment = new Date(time);
  return `${dayInSeoul(moment).replaceAll('-', '.')} ${seoulMinute.format(moment)}`;
}
