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
