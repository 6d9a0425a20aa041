/** Everything that this company does happens in this time zone. */
const timeZone = 'Asia/Seoul';

// Digits and their order are the same in both languages of the site; Swedish writes them as ISO 8601 does.
const dayAndTime = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2025.03.04 09:05` in Seoul; an empty text for no date. Both languages of the site write it so. */
export function formatDateTime(value: string | Date | null | undefined): string {
  const date = value ? new Date(value) : undefined;
  return date && !Number.isNaN(date.getTime()) ? dayAndTime.format(date).replaceAll('-', '.') : '';
}

/** `2025.03.04` in Seoul; an empty text for no date. */
export function formatDate(value: string | Date | null | undefined): string {
  return formatDateTime(value).slice(0, 10);
}
