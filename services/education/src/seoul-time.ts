/** Korea has kept UTC+9 without summer time since 1988. */
const seoulOffsetMs = 9 * 60 * 60 * 1000;

/** What the clock on the wall in Seoul shows, as `YYYY-MM-DDTHH:mm`; such texts compare like the times they name. */
export function seoulWallClock(moment: Date): string {
  return new Date(moment.getTime() + seoulOffsetMs).toISOString().slice(0, 16);
}

/** The date in Seoul, `YYYY-MM-DD`. */
export function seoulDate(moment: Date): string {
  return seoulWallClock(moment).slice(0, 10);
}
