/** Fewer points would make a day of a minute. */
const fewest = 15;

/** A period without the time before its first calls, so that what was released just now is not a line at the edge. */
export function recentTraffic<Point extends { versions: readonly unknown[] }>(traffic: readonly Point[]): Point[] {
  const first = traffic.findIndex(({ versions }) => versions.length > 0);
  return traffic.slice(Math.max(0, Math.min(first - 1, traffic.length - fewest)));
}
