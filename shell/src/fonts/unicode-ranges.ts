type Range = readonly [first: number, last: number];

/** The code points of a `unicode-range` as browsers serialise it: `U+0-FF, U+131`. */
export function readRanges(text: string): Range[] {
  return [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
}

/** True when one of the code points, which are in order, lies within the ranges. */
export function coversAny(ranges: readonly Range[], codePoints: Uint32Array): boolean {
  return ranges.some(([first, last]) => {
    let [low, high] = [0, codePoints.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((codePoints[middle] ?? 0) < first) low = middle + 1;
      else high = middle;
    }
    return (codePoints[low] ?? Infinity) <= last;
  });
}
