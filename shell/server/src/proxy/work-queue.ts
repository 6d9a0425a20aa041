/** All places are taken, and those for waiting too, or the wait took too long. */
export class TooBusy extends Error {}

export interface WorkQueueOptions {
  /** How many may work at a time. */
  maxActive: number;
  /** How many of one visitor may. */
  maxActivePerKey: number;
  /** How many may wait; half of these places at most are one visitor's. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Waiting {
  key: string;
  begin(): void;
}

/**
 * Bounds the work that is done at a time. What comes beyond waits in order, but a visitor with too much under way does not
 * hold up the next one.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #active = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #activeCount = 0;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
  }

  /** Resolves when the work may begin, with what is to be called once when it is over. Rejects with TooBusy, or when `signal` aborts. */
  async enter(key: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (!this.#hasRoomFor(key)) await this.#turnOf(key, signal);
    else this.#begin(key);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#end(key);
    };
  }

  /** How many work and wait. */
  get size(): { active: number; waiting: number } {
    return { active: this.#activeCount, waiting: this.#waiting.size };
  }

  #turnOf(key: string, signal: AbortSignal | undefined): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#options;
    const ofThisKey = [...this.#waiting].filter((other) => other.key === key).length;
    if (this.#waiting.size >= maxWaiting || ofThisKey >= Math.ceil(maxWaiting / 2))
      throw new TooBusy('too much waits already');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waiting.delete(waiting);
      };
      const onAbort = (): void => {
        leave();
        reject(signal?.reason as Error);
      };
      const waiting: Waiting = {
        key,
        begin: () => {
          leave();
          this.#begin(key);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        leave();
        reject(new TooBusy(`no turn within ${maxWaitMs} ms`));
      }, maxWaitMs);
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#waiting.add(waiting);
    });
  }

  #hasRoomFor(key: string): boolean {
    return this.#activeCount < this.#options.maxActive && (this.#active.get(key) ?? 0) < this.#options.maxActivePerKey;
  }

  #begin(key: string): void {
    this.#activeCount += 1;
    this.#active.set(key, (this.#active.get(key) ?? 0) + 1);
  }

  #end(key: string): void {
    this.#activeCount -= 1;
    const left = (this.#active.get(key) ?? 1) - 1;
    if (left === 0) this.#active.delete(key);
    else this.#active.set(key, left);
    for (const waiting of this.#waiting) {
      if (this.#activeCount >= this.#options.maxActive) return;
      if (this.#hasRoomFor(waiting.key)) waiting.begin();
    }
  }
}
