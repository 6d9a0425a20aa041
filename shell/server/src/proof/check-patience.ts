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
}

/** The limits are at least so many times what a check takes on a machine as slow as that; without a load they are ten times. */
const slownessWithin = 2;
/** The longest limits are so many times those of a quiet machine. */
export const maxFactor = 64;

/** By what the limits are to be multiplied; 1 on a machine that is not busy. */
export const patienceFor = (slowness: number): number =>
  Math.min(maxFactor, Math.max(1, Math.ceil(slowness / slownessWithin - 1)));
