/** Korea has kept UTC+9 without summer time since 1988. */
const seoulOffsetMs = 9 * 60 * 60 * 1000;

/**
 * A moment on the wire: ISO 8601 with Seoul's offset, so that a client that cuts the text at `T` has the right day.
 */
export function seoulIso(moment: Date): string {
  return `${new Date(moment.getTime() + seoulOffsetMs).toISOString().slice(0, 19)}+09:00`;
}
