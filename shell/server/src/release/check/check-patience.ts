import { abortAt } from '../../render/section-worker.ts';

/** The time limits of one check, longer where the machine is busy, and whether one of them was passed. */
export class CheckPatience {
  readonly factor: number;
  isExceeded = false;

  constructor(factor = 1) {
    this.factor = factor;
  }

  /** Milliseconds that a step may take here which takes up to `limitMs` on a quiet machine. */
  limit(limitMs: number): number {
    return limitMs * this.factor;
  }

  /** Has a step done within its limit, and notes when it took that long: a page that gives up in time says itself that it did not come. */
  async within<Result>(limitMs: number, step: (limit: number) => Promise<Result>): Promise<Result> {
    const limit = this.limit(limitMs);
    const began = performance.now();
    try {
      return await step(limit);
    } finally {
      if (performance.now() - began >= abortAt * limit) this.isExceeded = true;
    }
  }
}

/** The limits are at least so many times what a check takes on a machine as slow as that; without a load they are ten times. */
const slownessWithin = 2;
/** The longest limits are so many times those of a quiet machine. */
export const maxFactor = 64;

/** By what the limits are to be multiplied; 1 on a machine that is not busy. */
export const patienceFor = (slowness: number): number =>
  Math.min(maxFactor, Math.max(1, Math.ceil(slowness / slownessWithin - 1)));
