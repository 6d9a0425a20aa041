import type { Limits } from '../config/limits.ts';
import { WorkQueue } from './work-queue.ts';

export interface Call {
  /** Of the visitor. */
  address: string;
  /** Its body is streamed, and holds a connection for as long as the visitor takes. */
  isUpload: boolean;
  /** Aborts when the visitor left. */
  signal: AbortSignal;
}

/** With half of 24 places: at most 120 calls a second of one network at one service. */
const restMs = 100;

/** Bounds what one service is asked at a time, so that one that is slow, or called too much, takes nothing from the others. */
export class ServiceQueues {
  readonly #limits: Limits;
  readonly #queues = new Map<string, { calls: WorkQueue; uploads: WorkQueue }>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Resolves when the call may be made, with what is to be called when it is over. Rejects with TooBusy or the signal's reason. */
  enter(origin: string, { address, isUpload, signal }: Call): Promise<() => void> {
    const { calls, uploads } = this.#of(origin);
    // An upload takes no place of a call: it may hold its own for as long as its visitor needs to send it
    return (isUpload ? uploads : calls).enter(address, signal);
  }

  /** Calls that are made or wait, by the service's origin. */
  get sizes(): [origin: string, size: { active: number; waiting: number }][] {
    return [...this.#queues].map(([origin, { calls, uploads }]) => [
      origin,
      { active: calls.size.active + uploads.size.active, waiting: calls.size.waiting + uploads.size.waiting },
    ]);
  }

  /** One for each service there ever was: sections bring few. */
  #of(origin: string): { calls: WorkQueue; uploads: WorkQueue } {
    const known = this.#queues.get(origin);
    if (known) return known;
    const {
      callsPerService,
      callsPerAddress,
      uploadsPerService,
      uploadsPerAddress,
      waitingCallsPerService: maxWaiting,
      waitMs: maxWaitMs,
    } = this.#limits;
    const made = {
      calls: new WorkQueue({
        maxActive: callsPerService,
        maxActivePerAddress: callsPerAddress,
        maxWaiting,
        maxWaitMs,
        restMs,
      }),
      uploads: new WorkQueue({
        maxActive: uploadsPerService,
        maxActivePerAddress: uploadsPerAddress,
        maxWaiting,
        maxWaitMs,
      }),
    };
    this.#queues.set(origin, made);
    return made;
  }
}
