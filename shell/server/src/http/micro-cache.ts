import { LRUCache } from 'lru-cache';

export interface MicroCacheOptions {
  ttlMs?: number;
  maxEntries?: number;
  now?: () => number;
}

/** Of its time, after which a kept value is made anew while it still serves: nobody waits for what many ask for. */
const refreshAfter = 0.7;

/** Keeps finished values for about a second, and lets equal requests at one moment share one making. */
export class MicroCache<T> {
  readonly #kept: LRUCache<string, { value: T; refreshAt: number }>;
  readonly #making = new Map<string, Promise<T>>();
  readonly #refreshMs: number;
  readonly #now: () => number;

  constructor({ ttlMs = 1_000, maxEntries = 300, now = () => performance.now() }: MicroCacheOptions = {}) {
    this.#kept = new LRUCache({ max: maxEntries, ttl: ttlMs, ttlResolution: 0, perf: { now } });
    this.#refreshMs = ttlMs * refreshAfter;
    this.#now = now;
  }

  /** The kept value; `isDue` once it is worth making again. Undefined when none is kept. */
  peek(key: string): { value: T; isDue: boolean } | undefined {
    const kept = this.#kept.get(key);
    return kept && { value: kept.value, isDue: this.#now() >= kept.refreshAt && !this.#making.has(key) };
  }

  /** Whether a value is being made, for all who ask for it. */
  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /** The kept value, else a new one, which is kept when `mayKeep` says so. `wasKept` is false for who had it made or waited for it. */
  async get(
    key: string,
    make: () => Promise<T>,
    mayKeep: (value: T) => boolean,
  ): Promise<{ value: T; wasKept: boolean }> {
    const kept = this.#kept.get(key);
    if (!kept) return { value: await this.#make(key, make, mayKeep), wasKept: false };
    // Who comes once the value's time is over gets the error, or has it made again
    if (this.#now() >= kept.refreshAt) this.#make(key, make, mayKeep).catch(() => undefined);
    return { value: kept.value, wasKept: true };
  }

  #make(key: string, make: () => Promise<T>, mayKeep: (value: T) => boolean): Promise<T> {
    const known = this.#making.get(key);
    if (known) return known;
    const making = make()
      .then((value) => {
        if (mayKeep(value)) this.#kept.set(key, { value, refreshAt: this.#now() + this.#refreshMs });
        return value;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
