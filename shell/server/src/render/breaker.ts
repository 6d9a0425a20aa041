export interface BreakerOptions {
  failuresToOpen?: number;
  /** How long it refuses at first; twice as long after each trial that fails. */
  openMs?: number;
  /** How long it refuses at most. */
  longestMs?: number;
  /** Clock in milliseconds, for tests. */
  now?: () => number;
}

/**
 * A circuit breaker: keeps visitors from waiting for something that keeps failing. After some failures in a row it
 * refuses every call for a while, then admits one trial at a time until one succeeds. The intervals between trials
 * grow, so that it recovers soon from a short stall of the machine and seldom tries something that is broken.
 */
export class Breaker {
  #failures = 0;
  #failedAt = -Infinity;
  #openUntil: number | undefined;
  #trialRuns = false;
  #nextMs: number;
  readonly #failuresToOpen: number;
  readonly #openMs: number;
  readonly #longestMs: number;
  readonly #now: () => number;

  constructor({
    failuresToOpen = 2,
    openMs = 2_000,
    longestMs = 15_000,
    now = () => performance.now(),
  }: BreakerOptions = {}) {
    this.#failuresToOpen = failuresToOpen;
    this.#openMs = openMs;
    this.#longestMs = longestMs;
    this.#nextMs = openMs;
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#openUntil !== undefined && this.#now() < this.#openUntil;
  }

  /** True when a call may be made. Each admitted call must end in `succeed`, `fail` or `forget`. */
  admit(): boolean {
    if (this.#openUntil === undefined) return true;
    if (this.isOpen || this.#trialRuns) return false;
    this.#trialRuns = true;
    return true;
  }

  succeed(): void {
    this.#failures = 0;
    this.#nextMs = this.#openMs;
    this.#openUntil = undefined;
    this.#trialRuns = false;
  }

  /**
   * `began` is when the call was admitted. A call that was under way at the last failure does not count: a short stall
   * of the machine fails all calls under way.
   */
  fail(began = this.#now()): void {
    if (began < this.#failedAt) return this.forget();
    this.#failedAt = this.#now();
    this.#failures += 1;
    if (this.#trialRuns || this.#failures >= this.#failuresToOpen) this.trip();
  }

  /** The call says nothing about health. */
  forget(): void {
    this.#trialRuns = false;
  }

  /** Opens at once. */
  trip(): void {
    this.#openUntil = this.#now() + this.#nextMs;
    this.#nextMs = Math.min(this.#nextMs * 2, this.#longestMs);
    this.#trialRuns = false;
  }
}
