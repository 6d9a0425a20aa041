/**
 * Of several languages or widths, those in which a test looks at one of many pages: one of them in `npm test`, by the
 * page's place among the others, so that every one is tried with some of them; all in the trial `all-combinations`, whose
 * configuration sets TEST_COMBINATIONS.
 */
export function sampleOf<Value>(
  values: readonly Value[],
  place: number,
  triesAll = process.env['TEST_COMBINATIONS'] === 'all',
): readonly Value[] {
  return triesAll ? values : values.slice(place % values.length, (place % values.length) + 1);
}

/** Whether a test looks at one of many pages at all: at every third in `npm test`, at all in the same trial. */
export const isTried = (place: number, triesAll = process.env['TEST_COMBINATIONS'] === 'all'): boolean =>
  triesAll || place % 3 === 0;
