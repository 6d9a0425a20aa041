/** A shift of the layout, as the browser measures it. */
export interface Shift {
  value: number;
  startTime: number;
}

const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** The largest sum of shifts that follow one another within a second, of at most five seconds (web.dev/articles/cls). */
export function layoutShift(shifts: readonly Shift[]): number {
  let [largest, sum, first, last] = [0, 0, 0, 0];
  for (const { value, startTime } of shifts) {
    const isSame = sum > 0 && startTime - last < GAP_MS && startTime - first < WINDOW_MS;
    sum = isSame ? sum + value : value;
    first = isSame ? first : startTime;
    last = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** The longest interaction; one of each fifty is left out as an outlier (web.dev/articles/inp). Undefined without any. */
export function interactionTime(durations: ReadonlyMap<number, number>): number | undefined {
  return [...durations.values()].toSorted((a, b) => b - a)[Math.floor(durations.size / 50)];
}
