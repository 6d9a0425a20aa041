import { useEffect, type RefObject } from 'react';
import { useOnScreen } from '../../../ui/on-screen/use-on-screen.ts';
import { RENDER_MS, type Runner } from './runner.ts';

/** After a pause of the browser the simulation goes on where it was. */
const LONGEST_FRAME_MS = 250;

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets the time of a simulation pass while it is playing and seen. Browsers give no frames to hidden tabs. For people who
 * asked for less motion it moves in single steps, without what is drawn in between.
 */
export function useRunning(runner: Runner<unknown>, frame: RefObject<HTMLElement | null>, isPlaying: boolean): void {
  const isSeen = useOnScreen(frame);

  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    if (wantsLessMotion()) {
      const stepMs = Math.max(runner.stepMs, RENDER_MS);
      const timer = setInterval(() => {
        if (document.hidden) return;
        runner.advance(stepMs);
        runner.settle();
      }, stepMs);
      return () => clearInterval(timer);
    }
    let last: number | undefined;
    let id = requestAnimationFrame(function next(now) {
      runner.advance(Math.min(now - (last ?? now), LONGEST_FRAME_MS));
      last = now;
      id = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(id);
      runner.settle();
    };
  }, [runner, isPlaying, isSeen]);
}
