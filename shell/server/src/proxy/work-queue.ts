import { isPrivateAddress, networkOf, SiteShares } from '@portal/runtime';

/** All places are taken, and those for waiting too, or the wait took too long. */
export class TooBusy extends Error {}

export interface WorkQueueOptions {
  /** How many may work at a time. */
  maxActive: number;
  /** How many of one address may; of its whole network no more than the network's share. */
  maxActivePerAddress?: number;
  /** What one network may have of the places at most; a half when left out. See SiteShares. */
  greatestShare?: number;
  /** How many may wait; a network has its share of these places too. */
  maxWaiting: number;
  maxWaitMs: number;
  /**
   * How long a place rests before it is used again, where its network holds much of its share: so what one network can have
   * done in a second is bounded, however fast the work is. Private networks are no visitors, and their places do not rest.
   */
  restMs?: number;
}

interface Waiting {
  address: string;
  begin(): void;
}

/**
 * Bounds the work that is done at a time, with a share for each network. What comes beyond waits in order, but a visitor
 * with too much under way does not hold up the next one.
 */
export class WorkQueue {
  readonly #options: WorkQueueOptions;
  readonly #active = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  readonly #shares: SiteShares;
  readonly #waitingShares: SiteShares;

  constructor(options: WorkQueueOptions) {
    this.#options = options;
    this.#shares = new SiteShares({ units: options.maxActive, greatestShare: options.greatestShare });
    this.#waitingShares = new SiteShares({ units: options.maxWaiting });
  }

  /**
   * Resolves when the work of a visitor may begin, with what is to be called once when it is over. Rejects with TooBusy, or
   * when `signal` aborts.
   */
  async enter(address: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (!this.hasRoomFor(address)) await this.#turnOf(address, signal);
    else this.#begin(address);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const { restMs = 0 } = this.#options;
      if (restMs > 0 && this.#shares.isMuchHeldBy(address) && !isPrivateAddress(address))
        setTimeout(() => this.#end(address), restMs).unref();
      else this.#end(address);
    };
  }

  /** Whether a visitor's work would begin at once. */
  hasRoomFor(address: string): boolean {
    const { maxActivePerAddress = Infinity } = this.#options;
    return (this.#active.get(networkOf(address)) ?? 0) < maxActivePerAddress && this.#shares.hasRoomFor(address);
  }

  /** How many work and wait. */
  get size(): { active: number; waiting: number } {
    return { active: this.#shares.held, waiting: this.#waiting.size };
  }

  #turnOf(address: string, signal: AbortSignal | undefined): Promise<void> {
    const { maxWaitMs } = this.#options;
    if (!this.#waitingShares.take(address)) throw new TooBusy('too much waits already');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        this.#waiting.delete(waiting);
        this.#waitingShares.give(address);
      };
      const onAbort = (): void => {
        leave();
        reject(signal?.reason as Error);
      };
      const waiting: Waiting = {
        address,
        begin: () => {
          leave();
          this.#begin(address);
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

  #begin(address: string): void {
    const network = networkOf(address);
    this.#shares.take(address);
    this.#active.set(network, (this.#active.get(network) ?? 0) + 1);
  }

  #end(address: string): void {
    const network = networkOf(address);
    this.#shares.give(address);
    const left = (this.#active.get(network) ?? 1) - 1;
    if (left === 0) this.#active.delete(network);
    else this.#active.set(network, left);
    for (const waiting of this.#waiting) {
      if (this.#shares.held >= this.#options.maxActive) return;
      if (this.hasRoomFor(waiting.address)) waiting.begin();
    }
  }
}
