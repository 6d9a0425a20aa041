import { useEffect, type RefObject } from 'react';
import { useOnScreen } from '../../../ui/on-screen/use-on-screen.ts';
import type { Runner } from './runner.ts';

/** How often time passes: numbers that change faster cannot be read. What moves in between, the browser moves by itself. */
export const RENDER_MS = 500;
/** After a pause of the browser the simulation goes on where it was. */
const LONGEST_MS = 2 * RENDER_MS;

export const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets the time of a simulation pass while it is playing and seen. */
export function useRunning(runner: Runner<unknown>, frame: RefObject<HTMLElement | null>, isPlaying: boolean): void {
  const isSeen = useOnScreen(frame);

  useEffect(() => {
    if (!isPlaying || !isSeen) return;
    let last = performance.now();
    function pass() {
      const now = performance.now();
      if (!document.hidden) runner.advance(Math.min(now - last, LONGEST_MS));
      last = now;
    }
    const timer = setInterval(pass, RENDER_MS);
    return () => {
      clearInterval(timer);
      pass();
    };
  }, [runner, isPlaying, isSeen]);
}
