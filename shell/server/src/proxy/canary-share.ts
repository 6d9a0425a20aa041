import { createHash, randomInt } from 'node:crypto';

/** Visitors carry a number below this: fine enough for a tenth of a percent, too coarse to know somebody by. */
const shares = 100_000;
/** Steps of this size (the golden section, prime to `shares`) leave no gap and no heap, wherever they begin and end. */
const step = 61_803;

/** Deals the numbers that decide on canaries: it begins at random, and any run of visitors is spread evenly. */
export class ShareDealer {
  #next = randomInt(shares);

  deal(): number {
    this.#next = (this.#next + step) % shares;
    return this.#next;
  }
}

/** The number in a visitor's cookie; undefined when it is none that was dealt. */
export function readShare(cookie: string | undefined): number | undefined {
  return cookie !== undefined && /^\d{1,5}$/.test(cookie) ? Number(cookie) : undefined;
}

/**
 * Whether a visitor gets a canary. The same for ever for one number and version; a larger percentage keeps everybody who is in.
 * Each version turns the wheel elsewhere, so that the same visitors are not the first with everything.
 */
export function isInShare(share: number, section: string, version: string, percent: number): boolean {
  const turn = createHash('sha256').update(`${section}@${version}`).digest().readUInt32BE() % shares;
  return (share + turn) % shares < (percent / 100) * shares;
}
