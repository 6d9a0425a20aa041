/**
 * Upper bounds of the classes in which times are counted, in milliseconds (layout shifts in thousandths). They have the
 * limits by which web vitals are judged.
 */
const timeBounds = [
  10, 25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 650, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000, 4_000, 6_000,
  10_000, 30_000,
];

/** Counts by class; the last is of what is above all bounds. */
export type Histogram = number[];

export const emptyHistogram = (): Histogram => Array.from({ length: timeBounds.length + 1 }, () => 0);

export function classOf(value: number): number {
  const found = timeBounds.findIndex((bound) => value <= bound);
  return found < 0 ? timeBounds.length : found;
}

export const countOf = (histogram: Histogram): number => histogram.reduce((sum, count) => sum + count, 0);

/** The value that a share of all stays below, by a straight line within its class; other classes than these have `bounds`. 0 when nothing was counted. */
export function percentile(histogram: Histogram, share: number, bounds: readonly number[] = timeBounds): number {
  let left = share * countOf(histogram);
  for (const [index, count] of histogram.entries()) {
    const lower = bounds[index - 1] ?? 0;
    const upper = bounds[index] ?? lower;
    if (count > 0 && count >= left) return Math.round(lower + (left / count) * (upper - lower));
    left -= count;
  }
  return 0;
}

/** How many are at most `value`, which is one of the bounds. */
export function countUpTo(histogram: Histogram, value: number): number {
  return countOf(histogram.slice(0, classOf(value) + 1));
}
