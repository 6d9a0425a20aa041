import { pushed, wave } from '../wave.ts';

/** A sample critical limit: the heated product must not fall below it. */
export const LIMIT = 85;
const LENGTH = 30;
/** How long the sample heater stays too cold once it fails. */
const FAILURE_TICKS = 10;

export interface ControlPoint {
  tick: number;
  temperatures: readonly number[];
  failingFor: number;
  deviations: number;
}

const normal = (tick: number) => wave(tick, { middle: 88.4, swing: 1.1, period: 14 });

export const firstControlPoint: ControlPoint = {
  tick: 0,
  temperatures: Array.from({ length: LENGTH }, (_, index) => normal(index - LENGTH)),
  failingFor: 0,
  deviations: 0,
};

export const lastOf = ({ temperatures }: ControlPoint): number => temperatures.at(-1) ?? 0;

/** A reading later: a failing heater cools the product down, and each fall below the limit is one deviation. */
export function measure(point: ControlPoint): ControlPoint {
  const tick = point.tick + 1;
  const before = lastOf(point);
  const failingFor = Math.max(0, point.failingFor - 1);
  const wanted = failingFor > 0 ? LIMIT - 3.2 : normal(tick);
  const temperature = before + (wanted - before) * 0.45;
  const fell = before >= LIMIT && temperature < LIMIT;
  return {
    tick,
    failingFor,
    temperatures: pushed(point.temperatures, temperature, LENGTH),
    deviations: point.deviations + (fell ? 1 : 0),
  };
}

export const withFailure = (point: ControlPoint): ControlPoint => ({ ...point, failingFor: FAILURE_TICKS });
