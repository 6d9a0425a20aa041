/** How long an upload may stall at its start, and how often its pace is checked. */
export const paceMs = 5_000;
/** Checks before the pace over the whole upload counts: a connection starts slowly. */
const startChecks = 2;
/** Of the pace that each check asks for: who sends no more than that holds a place for a short time only. */
const wholeFactor = 2;

/**
 * Whether an upload comes fast enough: at the least pace since the last check, and at twice that pace over all of it. So the
 * size that is allowed bounds the time that it can take: 10 s, and a second for each 16 KiB by default.
 */
export class UploadPace {
  readonly #leastBytes: number;
  #checks = 0;
  #bytes = 0;

  constructor(minBytesPerSecond: number) {
    this.#leastBytes = (minBytesPerSecond * paceMs) / 1_000;
  }

  /** To be called every `paceMs` in which the service took what came, with the bytes that came. */
  isTooSlow(bytes: number): boolean {
    this.#checks += 1;
    this.#bytes += bytes;
    const leastInAll = wholeFactor * this.#leastBytes * (this.#checks - startChecks);
    return bytes < this.#leastBytes || this.#bytes < leastInAll;
  }

  /** In all. */
  get bytes(): number {
    return this.#bytes;
  }
}
