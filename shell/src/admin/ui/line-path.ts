export const chartWidth = 320;
export const chartHeight = 96;
/** Room for the stroke at the upper and lower edge. */
const edge = 4;

/** The outline of a series as an SVG path; `highest` is what reaches the upper edge. */
export function linePath(values: readonly number[], highest: number): string {
  const step = values.length > 1 ? chartWidth / (values.length - 1) : 0;
  const y = (value: number) => chartHeight - edge - (value / Math.max(highest, 1)) * (chartHeight - 2 * edge);
  return values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${(index * step).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}
