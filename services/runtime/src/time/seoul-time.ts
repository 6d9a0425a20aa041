/** Korea has kept UTC+9 without summer time since 1988. */
const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** The same moment as a Date whose UTC fields are the wall clock of Seoul. */
export function seoulClock(moment: Date): Date {
  return new Date(moment.getTime() + seoulOffsetMs);
}

const shifted = (moment: Date): string => seoulClock(moment).toISOString();

/** What the clock on the wall in Seoul shows, as `YYYY-MM-DDTHH:mm`; such texts compare like the times they name. */
export function seoulWallClock(moment: Date): string {
  return shifted(moment).slice(0, 16);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days after a day `YYYY-MM-DD`, or before it. Throws RangeError for what is no day; 30 February is 2 March. */
export function addDays(day: string, days: number): string {
  const text = new Date(Date.parse(day) + days * dayMs).toISOString();
  return text.slice(0, 10);
}

/** The date in Seoul, `YYYY-MM-DD`. */
export function seoulDate(moment: Date): string {
  return shifted(moment).slice(0, 10);
}

/** A moment as people in Korea write it: `2026.10.05 14:30`. */
export function seoulTime(moment: Date): string {
  return seoulWallClock(moment).replaceAll('-', '.').replace('T', ' ');
}

/** ISO 8601 with Seoul's offset, so that a client that cuts the text at `T` has the right day: `2024-05-03T00:30:00+09:00`. */
export function seoulIso(moment: Date): string {
  return `${shifted(moment).slice(0, 19)}+09:00`;
}
