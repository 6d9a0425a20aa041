/** Everything that this company does happens in this time zone. */
const timeZone = 'Asia/Seoul';

type Moment = string | number | Date | null | undefined;

let format: Intl.DateTimeFormat | undefined;

/** `2025-03-04 09:05` in Seoul, on server and browser alike; an empty text for no date. */
export function minuteInSeoul(moment: Moment): string {
  const date = moment ? new Date(moment) : undefined;
  if (!date || Number.isNaN(date.getTime())) return '';
  // Swedish writes a time as ISO 8601 does. Made once, and not before it is needed: that takes long
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return format.format(date);
}

/** `2025-03-04`, the day in Seoul. */
export function dayInSeoul(moment: Moment = new Date()): string {
  return minuteInSeoul(moment).slice(0, 10);
}

/** `2025.03.04 09:05` in Seoul, as both languages of the site write it; an empty text for no date. */
export function formatDateTime(moment: Moment): string {
  return minuteInSeoul(moment).replaceAll('-', '.');
}

/** `2025.03.04` in Seoul; an empty text for no date. */
export function formatDate(moment: Moment): string {
  return formatDateTime(moment).slice(0, 10);
}
