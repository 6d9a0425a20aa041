/**
 * Everything that this company does happens in Seoul, which has been at UTC+9 without summer time since 1988. A browser
 * that has to load its table of time zones takes longer for that than a page has to appear.
 */
const offsetMs = 9 * 3_600_000;

type Moment = string | number | Date | null | undefined;

/** `2025-03-04 09:05` in Seoul, on server and browser alike; an empty text for no date. */
export function minuteInSeoul(moment: Moment): string {
  const date = moment ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() + offsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** `2025-03-04`, the day in Seoul. */
export function dayInSeoul(moment: Moment = new Date()): string {
  return minuteInSeoul(moment).slice(0, 10);
}

const dayMs = 24 * 3_600_000;

/** The day so many days after a day `2025-03-04`, or before it. Throws RangeError for what is no day. */
export function addDays(day: string, days: number): string {
  const text = new Date(Date.parse(day) + days * dayMs).toISOString();
  return text.slice(0, 10);
}

/** `2025.03.04 09:05` in Seoul, as both languages of the site write it; an empty text for no date. */
export function formatDateTime(moment: Moment): string {
  return minuteInSeoul(moment).replaceAll('-', '.');
}

/** `2025.03.04` in Seoul; an empty text for no date. */
export function formatDate(moment: Moment): string {
  return formatDateTime(moment).slice(0, 10);
}
