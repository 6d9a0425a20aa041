// Korea has kept UTC+9 without summer time since 1988. A fixed offset gives the same text in every browser and on the server.
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

function inSeoul(timestamp: string): string {
  return new Date(Date.parse(timestamp) + SEOUL_OFFSET_MS).toISOString();
}

/** The day of an instant in Korea: `2026.11.20`. */
export function newsDay(timestamp: string): string {
  return inSeoul(timestamp).slice(0, 10).replaceAll('-', '.');
}

/** Day and time of an instant in Korea: `2026.11.20 09:05`. */
export function newsDayAndTime(timestamp: string): string {
  return `${newsDay(timestamp)} ${inSeoul(timestamp).slice(11, 16)}`;
}
