const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Whole kilobytes of 1024 bytes, at least one. */
export function kilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024));
}

/** The day of an ISO time in Korea, for `<time>` and for reading (YYYY.MM.DD); the same on server and browser. */
export function dayInSeoul(isoTime: string): { isoDate: string; shownDate: string } {
  const isoDate = new Date(Date.parse(isoTime) + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
  return { isoDate, shownDate: isoDate.replaceAll('-', '.') };
}
