import { processorTimeOf } from './processor-time.ts';

export interface StartLimitOptions {
  /** Of processor time that a start may use, and of time without any progress. */
  limitMs: number;
  /** It waits for something else, and need not make progress. */
  isWaiting?(): boolean;
  /** Called with the reason when the start is given up. */
  onStuck(reason: string): void;
  /** For tests. */
  now?(): number;
  processorTime?(pid: number): number | undefined;
}

const lookEveryMs = 1_000;
/** Less processor time in all of the limit is what an idle process uses. */
const progressMs = 500;

/**
 * Gives a start up that makes no progress. Its clock is the processor time that the process has used: on a busy machine a start that
 * takes long is none that failed. Returns what ends the watch.
 */
export function limitStart(
  pid: number,
  { limitMs, isWaiting, onStuck, now = () => performance.now(), processorTime = processorTimeOf }: StartLimitOptions,
): () => void {
  const began = processorTime(pid) ?? 0;
  let seen = began;
  let progressAt = now();
  const timer = setInterval(() => {
    const used = processorTime(pid);
    if (isWaiting?.() || (used !== undefined && used - seen >= progressMs)) {
      seen = used ?? seen;
      progressAt = now();
    }
    const seconds = limitMs / 1_000;
    if (used !== undefined && used - began > limitMs) stop(`not ready after ${seconds} s of processor time`);
    else if (now() - progressAt > limitMs) stop(`not ready, and idle for ${seconds} s`);
  }, lookEveryMs);
  timer.unref();
  const end = (): void => clearInterval(timer);
  function stop(reason: string): void {
    end();
    onStuck(reason);
  }
  return end;
}
