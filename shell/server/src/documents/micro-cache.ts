import { LRUCache } from 'lru-cache';

export interface MicroCacheOptions {
  ttlMs?: number;
  maxEntries?: number;
  now?: () => number;
}

/** Keeps finished values for about a second, and lets equal requests at one moment share one making. */
export class MicroCache<T> {
  readonly #kept: LRUCache<string, { value: T }>;
  readonly #making = new Map<string, Promise<T>>();

  constructor({ ttlMs = 1_000, maxEntries = 300, now = () => performance.now() }: MicroCacheOptions = {}) {
    this.#kept = new LRUCache({ max: maxEntries, ttl: ttlMs, ttlResolution: 0, perf: { now } });
  }

  /** The kept value, else a new one, which is kept when `mayKeep` says so. `wasKept` is false for who had it made or waited for it. */
  async get(
    key: string,
    make: () => Promise<T>,
    mayKeep: (value: T) => boolean,
  ): Promise<{ value: T; wasKept: boolean }> {
    const kept = this.#kept.get(key);
    if (kept) return { value: kept.value, wasKept: true };
    let making = this.#making.get(key);
    if (!making) {
      making = make()
        .then((value) => {
          if (mayKeep(value)) this.#kept.set(key, { value });
          return value;
        })
        .finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return { value: await making, wasKept: false };
  }
}
