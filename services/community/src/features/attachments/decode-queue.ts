import { problem } from '@portal/service-kit';

export interface DecodeQueueLimits {
  /** Decoded side by side; each may take the memory of a whole image. */
  atOnce: number;
  /** Waiting behind them. */
  waiting: number;
  /** How long one waits for its turn. */
  waitMs: number;
}

export interface DecodeQueue {
  /** Runs `work` when it is its turn; 503 `images-busy` when too many wait already or the turn does not come in time. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

const retryAfterSeconds = 3;

/** What a decoder answers that has no room or no time. */
export function imagesBusy(): Error {
  return problem.unavailable('images-busy', retryAfterSeconds);
}

/** Bounds the images that one process decodes at once, so that uploads cannot use up its memory and its threads. */
export function createDecodeQueue({ atOnce, waiting, waitMs }: DecodeQueueLimits): DecodeQueue {
  let running = 0;
  const turns: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (turns.length >= waiting) throw imagesBusy();
    await new Promise<void>((resolve, reject) => {
      const turn = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        turns.splice(turns.indexOf(turn), 1);
        reject(imagesBusy());
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
