const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

const inSeoul = (isoTime: string) => new Date(Date.parse(isoTime) + SEOUL_OFFSET_MS).toISOString();

/** The day of an ISO time in Korea, for `<time>` and for reading (YYYY.MM.DD); the same on server and browser. */
export function dayInSeoul(isoTime: string): { isoDate: string; shownDate: string } {
  const isoDate = inSeoul(isoTime).slice(0, 10);
  return { isoDate, shownDate: isoDate.replaceAll('-', '.') };
}

/** Day and minute of an ISO time in Korea (YYYY.MM.DD HH:mm). */
export function minuteInSeoul(isoTime: string): string {
  return `${dayInSeoul(isoTime).shownDate} ${inSeoul(isoTime).slice(11, 16)}`;
}
