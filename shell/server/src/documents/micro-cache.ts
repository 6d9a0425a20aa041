export interface MicroCacheOptions {
  ttlMs?: number;
  maxEntries?: number;
  now?: () => number;
}

/** Keeps finished values for about a second, and lets equal requests at one moment share one making. */
export class MicroCache<T> {
  readonly #entries = new Map<string, { value: T; until: number }>();
  readonly #making = new Map<string, Promise<T>>();
  readonly #ttlMs: number;
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({ ttlMs = 1_000, maxEntries = 300, now = () => performance.now() }: MicroCacheOptions = {}) {
    this.#ttlMs = ttlMs;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  /** The kept value, else a new one, which is kept when `mayKeep` says so. `wasKept` is false for who had it made or waited for it. */
  async get(
    key: string,
    make: () => Promise<T>,
    mayKeep: (value: T) => boolean,
  ): Promise<{ value: T; wasKept: boolean }> {
    const kept = this.#entries.get(key);
    if (kept && kept.until > this.#now()) return { value: kept.value, wasKept: true };
    let making = this.#making.get(key);
    if (!making) {
      making = make()
        .then((value) => {
          if (mayKeep(value)) this.#keep(key, value);
          return value;
        })
        .finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return { value: await making, wasKept: false };
  }

  #keep(key: string, value: T): void {
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: this.#now() + this.#ttlMs });
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#maxEntries) break;
      this.#entries.delete(oldest);
    }
  }
}
