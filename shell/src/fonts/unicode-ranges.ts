type Range = readonly [first: number, last: number];

/** The code points of a `unicode-range` as browsers serialise it: `U+0-FF, U+131`. */
export function readRanges(text: string): Range[] {
  return [...text.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => [
    parseInt(first, 16),
    parseInt(last, 16),
  ]);
}

/** The slices that the code points need, each of which is the first slice's that covers it. */
export function slicesFor<Slice extends { ranges: readonly Range[] }>(
  slices: readonly Slice[],
  codePoints: Uint32Array,
): Slice[] {
  let left = codePoints;
  return slices.filter(({ ranges }) => {
    const before = left.length;
    left = left.filter((point) => !ranges.some(([first, last]) => first <= point && point <= last));
    return left.length < before;
  });
}
