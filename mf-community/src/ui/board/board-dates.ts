// Korea has kept UTC+9 without summer time since 1988. A fixed offset gives the same text in every browser and on the server.
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Day and time of an instant in Korea: `2026-11-20 09:05`. */
export function isoDayAndTime(timestamp: string): string {
  return new Date(Date.parse(timestamp) + SEOUL_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** Day and time of an instant in Korea: `2026.11.20 09:05`. */
export function dayAndTime(timestamp: string): string {
  return isoDayAndTime(timestamp).replaceAll('-', '.');
}

/** The day of an instant in Korea: `2026.11.20`. */
export function day(timestamp: string): string {
  return dayAndTime(timestamp).slice(0, 10);
}
