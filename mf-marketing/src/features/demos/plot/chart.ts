import type { Paint, Times } from './paint.ts';

/** A rectangle of a canvas and the values at its edges. */
export interface Chart extends Times {
  top: number;
  height: number;
  min: number;
  max: number;
}

/** Words of times that stand closer than this are left out, in pixels. */
const WORDS_APART = 68;

export type Point = readonly [at: number, value: number | null];

export const xOf = ({ left, width, from, to }: Chart, at: number): number => left + ((at - from) / (to - from)) * width;
export const yOf = ({ top, height, min, max }: Chart, value: number): number =>
  top + (1 - (value - min) / (max - min)) * height;

/** Hairlines at some values. */
export function drawScale(paint: Paint, chart: Chart, values: readonly number[]): void {
  const { context } = paint;
  context.lineWidth = 1;
  context.strokeStyle = paint.color('--color-line');
  context.beginPath();
  for (const value of values) {
    const y = Math.round(yOf(chart, value)) + 0.5;
    context.moveTo(chart.left, y);
    context.lineTo(chart.left + chart.width, y);
  }
  context.stroke();
}

/** The numbers of those values, at the left of the chart. */
export function drawNumbers(
  paint: Paint,
  chart: Chart,
  values: readonly number[],
  format: (value: number) => string = String,
): void {
  for (const value of values) paint.text(format(value), chart.left - 8, yOf(chart, value), { align: 'right' });
}

/** The multiples of `every` in a range of steps, beginning with the last one before the left edge. */
export function marksOf({ from, to }: Times, every: number): number[] {
  const first = Math.floor(from / every) * every;
  return Array.from({ length: Math.floor((to - first) / every) + 1 }, (_, index) => first + index * every);
}

/** Vertical lines at some times, each with its words below the chart, at the right of the line. */
export function drawTimes(paint: Paint, chart: Chart, times: readonly (readonly [number, string])[]): void {
  const bottom = chart.top + chart.height;
  let last = -Infinity;
  for (const [at, words] of times) {
    const x = xOf(chart, at);
    paint.context.fillStyle = paint.color('--color-line');
    paint.context.fillRect(Math.round(x), chart.top, 1, chart.height + 6);
    if (x - last < WORDS_APART) continue;
    last = x;
    paint.text(words, x + 4, bottom + 12);
  }
}

interface LineLook {
  color: string;
  width?: number;
  dash?: number[];
}

/** A line through the points, broken where one has no value, and cut off at the edges of the chart. */
export function drawLine(paint: Paint, chart: Chart, points: Iterable<Point>, look: LineLook): void {
  const { context } = paint;
  context.save();
  context.beginPath();
  context.rect(chart.left, chart.top - 4, chart.width, chart.height + 8);
  context.clip();
  context.beginPath();
  let isBroken = true;
  for (const [at, value] of points) {
    if (value === null) isBroken = true;
    else {
      const [x, y] = [xOf(chart, at), yOf(chart, value)];
      if (isBroken) context.moveTo(x, y);
      else context.lineTo(x, y);
      isBroken = false;
    }
  }
  context.lineWidth = look.width ?? 2;
  context.lineJoin = 'round';
  context.setLineDash(look.dash ?? []);
  context.strokeStyle = paint.color(look.color);
  context.stroke();
  context.restore();
}

/** A band between two values, or between two times, behind the lines. */
export function drawBand(
  paint: Paint,
  chart: Chart,
  { color, ...edges }: { color: string; from?: number; to?: number; min?: number; max?: number },
): void {
  const inside = { ...chart, ...edges };
  const [left, right] = [xOf(chart, Math.max(chart.from, inside.from)), xOf(chart, Math.min(chart.to, inside.to))];
  const [top, bottom] = [yOf(chart, Math.min(chart.max, inside.max)), yOf(chart, Math.max(chart.min, inside.min))];
  if (right <= left || bottom <= top) return;
  paint.context.fillStyle = paint.color(color);
  paint.context.fillRect(left, top, right - left, bottom - top);
}
