/** A value that sways around a middle, smoothly and without chance: the same tick always gives the same value. */
export function wave(
  tick: number,
  { middle, swing, period, phase = 0 }: { middle: number; swing: number; period: number; phase?: number },
): number {
  const turn = (2 * Math.PI * tick) / period + phase;
  return middle + swing * (0.75 * Math.sin(turn) + 0.25 * Math.sin(2.7 * turn));
}

/** The newest values of a list, the oldest dropped. */
export function pushed(values: readonly number[], value: number, length: number): number[] {
  return [...values, value].slice(-length);
}

interface Plot {
  width: number;
  height: number;
  min: number;
  max: number;
}

/** The `d` of a line through the values, spread over the width; greater values are higher. */
export function linePath(values: readonly number[], { width, height, min, max }: Plot): string {
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * width;
    const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
    return `${x.toFixed(1)} ${((1 - share) * height).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
