import type { Runner } from '../simulation/runner.ts';
import { RENDER_MS, wantsLessMotion } from '../simulation/use-running.ts';

/** A plot catches up this much after the next drawing is due, so that it does not stand still when that drawing is late. */
const RESERVE_MS = 150;
/** A plot that is further behind jumps instead of sliding. */
export const LONGEST_LAG_MS = 1000;

/** How far a plot is behind its simulation, and the time in which it catches up. */
export interface Way {
  steps: number;
  ms: number;
}

/** Returns a function for each drawing of a plot: how far the plot must still slide from where it is seen, and in what time. */
export function createSlide(runner: Pick<Runner<unknown>, 'elapsed' | 'stepMs'>): () => Way {
  let way: Way = { steps: 0, ms: 0 };
  let [elapsed, drawnAt] = [runner.elapsed(), 0];

  return function goOn() {
    const [now, passed] = [performance.now(), runner.elapsed() - elapsed];
    const leftMs = Math.max(0, drawnAt + way.ms - now);
    const steps = passed + (way.ms > 0 ? (way.steps * leftMs) / way.ms : 0);
    [elapsed, drawnAt] = [elapsed + passed, now];
    const ms = passed > 0 ? Math.max(steps * runner.stepMs, RENDER_MS + RESERVE_MS) : leftMs;
    way = wantsLessMotion() || steps * runner.stepMs > LONGEST_LAG_MS ? { steps: 0, ms: 0 } : { steps, ms };
    return way;
  };
}
