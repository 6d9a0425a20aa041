import { siteOf } from './network-of.ts';

/** Of all units, what only those get who hold nothing yet. */
const reservedPart = 1 / 4;

export interface SiteSharesOptions {
  /** All that there is. */
  units: number;
  /** What a visitor's network gets as long as any is free, whatever others hold; 1 when left out. */
  firstUnits?: number;
  /** Of all units, what one network may hold while no other holds any; a half when left out. */
  greatestShare?: number;
}

/**
 * A budget that all visitors share, such as places or bytes of memory. A network (see `siteOf`) may hold its first units as
 * long as any are free, and more as long as it holds no more than what stays free (for a greatest share of a half), of which
 * a quarter of the budget is kept for the first units of others. So one network gets half of the budget when it is alone, each
 * further one half of the rest, and it takes as many networks as there are first units in that quarter to use up all.
 */
export class SiteShares {
  readonly #units: number;
  readonly #firstUnits: number;
  readonly #reserved: number;
  /** What a network may hold, as a multiple of what stays free. */
  readonly #ofFree: number;
  readonly #held = new Map<string, number>();
  #heldInAll = 0;

  constructor({ units, firstUnits = 1, greatestShare = 1 / 2 }: SiteSharesOptions) {
    this.#units = units;
    this.#firstUnits = firstUnits;
    this.#reserved = Math.ceil(units * reservedPart);
    this.#ofFree = greatestShare / (1 - greatestShare);
  }

  /** Whether the network of an address may hold so many units more. */
  hasRoomFor(address: string, units = 1): boolean {
    const held = (this.#held.get(siteOf(address)) ?? 0) + units;
    const free = this.#units - this.#heldInAll - units;
    if (free < 0) return false;
    return held <= this.#firstUnits || (free >= this.#reserved && held <= free * this.#ofFree);
  }

  /** Takes units for the network of an address. False, and none are taken, where it has no room for them. */
  take(address: string, units = 1): boolean {
    if (!this.hasRoomFor(address, units)) return false;
    const site = siteOf(address);
    this.#held.set(site, (this.#held.get(site) ?? 0) + units);
    this.#heldInAll += units;
    return true;
  }

  /** Gives back what was taken for an address. */
  give(address: string, units = 1): void {
    const site = siteOf(address);
    const left = (this.#held.get(site) ?? 0) - units;
    if (left > 0) this.#held.set(site, left);
    else this.#held.delete(site);
    this.#heldInAll -= units;
  }

  /** Whether a network holds more than a quarter of what it may hold while no other holds any. */
  isMuchHeldBy(address: string): boolean {
    const most = (this.#units * this.#ofFree) / (1 + this.#ofFree);
    return (this.#held.get(siteOf(address)) ?? 0) > most / 4;
  }

  /** Of all networks. */
  get held(): number {
    return this.#heldInAll;
  }
}
