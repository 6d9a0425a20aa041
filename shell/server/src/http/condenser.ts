import type { FastifyBaseLogger } from 'fastify';
import type { StoredBody } from './stored-body.ts';

/** How often a body has left before it is worth the densest compression. */
const timesBefore = 3;
/** A tenth of a core at most, however many bodies there are. */
const restFactor = 9;
const mostWaiting = 50;

/** Compresses bodies that leave often as densely as it goes, one at a time and beside what visitors wait for. */
export class Condenser {
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #times = new WeakMap<StoredBody, number>();
  readonly #waiting: StoredBody[] = [];
  #isBusy = false;

  constructor(log: Pick<FastifyBaseLogger, 'error'>) {
    this.#log = log;
  }

  /** Notes that a body has left. One that finds no place comes again with its next visitor. */
  note(body: StoredBody): void {
    const times = (this.#times.get(body) ?? 0) + 1;
    if (times > timesBefore) return;
    if (times === timesBefore) {
      if (this.#waiting.length >= mostWaiting) return;
      this.#waiting.push(body);
      if (!this.#isBusy) void this.#next();
    }
    this.#times.set(body, times);
  }

  async #next(): Promise<void> {
    const body = this.#waiting.shift();
    this.#isBusy = body !== undefined;
    if (!body) return;
    const began = performance.now();
    await body.condense().catch((err: unknown) => this.#log.error({ err }, 'a body could not be compressed densely'));
    setTimeout(() => void this.#next(), restFactor * (performance.now() - began)).unref();
  }
}
