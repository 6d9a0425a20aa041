import { problem } from '@portal/runtime';

export interface TurnQueueLimits {
  /** Works that run side by side; each may take much memory or a thread. */
  atOnce: number;
  /** Waiting behind them. */
  waiting: number;
  /** How long one waits for its turn. */
  waitMs: number;
  /** Code of the refusal, such as `images-busy`. */
  busyCode: string;
}

export interface TurnQueue {
  /** Runs `work` when it is its turn; 503 with the queue's code when too many wait already or the turn does not come in time. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** Seconds after which work that found no turn is worth another try. */
export const busyRetrySeconds = 3;

/** Bounds the heavy work that one process does at once, in the order of arrival, so that it cannot use up memory and threads. */
export function createTurnQueue({ atOnce, waiting, waitMs, busyCode }: TurnQueueLimits): TurnQueue {
  let running = 0;
  const turns: (() => void)[] = [];
  const busy = () => problem.unavailable(busyCode, busyRetrySeconds);

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (turns.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        turns.splice(turns.indexOf(turn), 1);
        reject(busy());
      }, waitMs);
      turns.push(turn);
    });
  }

  /** Hands the place on, so that nobody who comes later takes it. */
  function leave(): void {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
