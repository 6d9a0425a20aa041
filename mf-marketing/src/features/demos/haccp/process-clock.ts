import { STEP_SECONDS } from './deviation.ts';

const BEGIN_SECONDS = 10 * 3600 + 30 * 60;

/** The simulated time of a step, from half past ten: `10:32:05`. */
export function processClock(tick: number): string {
  return new Date((BEGIN_SECONDS + tick * STEP_SECONDS) * 1000).toISOString().slice(11, 19);
}
