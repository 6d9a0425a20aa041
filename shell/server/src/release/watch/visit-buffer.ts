import { createHmac } from 'node:crypto';
import { BoundedMap, isPrivateAddress, siteOf } from '@portal/runtime';
import { countedMs, type VisitCount, type Witness } from './visit-counts.ts';

export interface Visit {
  section: string;
  version: string;
  witness: Witness;
  /** Network address of the visitor. */
  address: string;
  /** Of its document and network: the same visit is counted once, as failed when any part of it failed. Without one each note is a visit. */
  ticket?: string;
  failed: boolean;
  /** Path of the page that was seen; of failures it is kept. */
  page?: string | undefined;
}

const periodMs = 5 * 60_000;
/** Bounds for memory: visits whose repetition is noticed, networks of one version in five minutes, counts that wait for Postgres. */
const mostTickets = 50_000;
const mostNetworks = 5_000;
const mostCounts = 50_000;

export interface VisitBufferOptions {
  /** Hashes networks; the same for all portals. */
  key: Buffer;
  /** The site is on the internet: a private address is then a proxy that hides its visitors, not a visitor. */
  isPublic?: boolean;
  now?(): number;
}

/** Counts visits in memory until they are added to those of the other portals. */
export class VisitBuffer {
  readonly #key: Buffer;
  readonly #isPublic: boolean;
  readonly #now: () => number;
  #counts = new BoundedMap<string, VisitCount>(mostCounts);
  /** Networks that were counted in the present period, by version and source. */
  #networks = new Map<string, Set<string>>();
  #period = 0;
  #last = { network: '', hash: '' };
  /** Visit → whether it has failed. A visit that two portals see parts of counts twice. */
  readonly #seen = new BoundedMap<string, boolean>(mostTickets);

  constructor({ key, isPublic = true, now = Date.now }: VisitBufferOptions) {
    this.#key = key;
    this.#isPublic = isPublic;
    this.#now = now;
  }

  note({ section, version, witness, address, ticket, failed, page }: Visit): void {
    const name = `${section}@${version} ${witness}`;
    const network = this.#hashOf(siteOf(address));
    const known = ticket === undefined ? undefined : this.#remember(`${name} ${ticket}`, failed);
    if (known === true || (known !== undefined && !failed)) return;
    const periodStart = Math.floor(this.#now() / periodMs) * periodMs;
    if (!this.#isCounted(name, periodStart, network)) return;
    const isPrivate = !this.#isPublic && isPrivateAddress(address);
    const change = { visits: known === undefined ? 1 : 0, failed: failed ? 1 : 0 };
    const failedOn = failed ? page : undefined;
    this.#add({ section, version, witness, periodStart, network, isPrivate, page: failedOn, ...change });
  }

  /** Hands out what was counted since the last time. */
  take(): VisitCount[] {
    const counts = [...this.#counts.values()].filter(({ periodStart }) => this.#now() - periodStart < countedMs);
    this.#counts.clear();
    return counts;
  }

  /** Takes counts back that could not be added. */
  giveBack(counts: VisitCount[]): void {
    for (const count of counts) this.#add(count);
  }

  /** A document notes several sections at a time, each of one address. */
  #hashOf(network: string): string {
    if (this.#last.network !== network)
      this.#last = { network, hash: createHmac('sha256', this.#key).update(network).digest('base64') };
    return this.#last.hash;
  }

  #add(count: VisitCount): void {
    const { section, version, witness, periodStart, network } = count;
    const key = `${section}@${version} ${witness} ${periodStart} ${network}`;
    const known = this.#counts.get(key);
    this.#counts.set(
      key,
      known
        ? {
            ...known,
            visits: known.visits + count.visits,
            failed: known.failed + count.failed,
            page: count.page ?? known.page,
          }
        : count,
    );
  }

  #isCounted(name: string, period: number, network: string): boolean {
    if (period !== this.#period) this.#networks = new Map();
    this.#period = period;
    const networks = this.#networks.get(name) ?? new Set();
    this.#networks.set(name, networks);
    return networks.has(network) || (networks.size < mostNetworks && networks.add(network).has(network));
  }

  /** Whether the visit had failed before; undefined when it is new. */
  #remember(visit: string, failed: boolean): boolean | undefined {
    const known = this.#seen.get(visit);
    this.#seen.set(visit, failed || known === true);
    return known;
  }
}
