import { STEP_MS } from './collection.ts';

const BEGIN_MS = 9 * 3_600_000;

/** The simulated time of a step, from nine in the morning: `09:02:00.500`. */
export function clockOf(tick: number): string {
  return new Date(BEGIN_MS + tick * STEP_MS).toISOString().slice(11, 23);
}
