import { afterEach, beforeEach } from '@jest/globals';

export interface WatchedTimers {
  /** What waits for so long: runs it now, without the wait. Throws when nothing does. */
  run(delayMs: number): void;
  /** Whether something waits for so long. */
  isWaiting(delayMs: number): boolean;
}

/** The timers of a test file's pages, so that no test waits for them. Call it once, at the top. */
export function watchTimers(): WatchedTimers {
  let waiting: { id: unknown; delayMs: number; run(): void }[] = [];

  const { setTimeout: start, clearTimeout: stop } = globalThis;

  // Plain functions, since Testing Library takes mocked ones for fake timers
  beforeEach(() => {
    waiting = [];
    globalThis.setTimeout = ((run: () => void, delayMs = 0) => {
      const id = start(run, delayMs);
      waiting.push({ id, delayMs, run });
      return id;
    }) as typeof setTimeout;
    globalThis.clearTimeout = (id) => {
      waiting = waiting.filter((timer) => timer.id !== id);
      stop(id);
    };
  });
  afterEach(() => {
    Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
  });

  return {
    run(delayMs) {
      const timer = waiting.find((each) => each.delayMs === delayMs);
      if (!timer) throw new Error(`nothing waits for ${delayMs} ms`);
      clearTimeout(timer.id as number);
      timer.run();
    },
    isWaiting: (delayMs) => waiting.some((each) => each.delayMs === delayMs),
  };
}
