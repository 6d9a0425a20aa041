import { createHmac } from 'node:crypto';
import { networkOf } from '@portal/runtime';
import type { Rate } from './compare-rates.ts';

/** Who saw it: the portal itself while it rendered, or a browser. Each is compared with its own kind. */
export type Witness = 'portal' | 'browser';

export interface Visit {
  section: string;
  version: string;
  witness: Witness;
  /** Network address of the visitor. */
  address: string;
  /** Of its document: the same visit is counted once, as failed when any part of it failed. Without one each note is a visit. */
  ticket?: string;
  failed: boolean;
}

export interface Evidence extends Rate {
  /** Other addresses that saw a failure. */
  failingAddresses: number;
  /** Of this machine or its private network, of a site that is not public: one address may be many people who try it out. */
  hasPrivateFailures: boolean;
}

/** All that one address can say weighs no more than so many visits. */
const mostOfOneAddress = 5;
const bucketMs = 5 * 60_000;
const keptBuckets = 12;
/** Visits whose repetition is noticed, and addresses told apart in five minutes: a bound for memory, not for counts. */
const mostTickets = 50_000;
const mostAddresses = 5_000;

const privateAddress = /^(::1$|(::ffff:)?(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)|f[cd]|fe80:)/i;

interface AddressCount extends Rate {
  isPrivate: boolean;
}

type Bucket = Map<string, AddressCount>;

/** `section@version witness` → start of five minutes → address, visits, failed ones, whether the address is private. */
export type KeptCounts = Record<string, [number, [string, number, number, boolean][]][]>;

export interface VisitLedgerOptions {
  /** Hashes addresses. */
  key: Buffer;
  /** The site is on the internet: a private address is then a proxy that hides its visitors, not a visitor. */
  isPublic?: boolean;
  now?(): number;
}

/** Counts visits of the last hour by section version, in memory. Addresses are kept as keyed hashes only. */
export class VisitLedger {
  readonly #key: Buffer;
  readonly #isPublic: boolean;
  readonly #now: () => number;
  /** `section@version witness` → start of five minutes → address → counts. */
  readonly #counts = new Map<string, Map<number, Bucket>>();
  /** Visit → whether it has failed; oldest first. */
  readonly #seen = new Map<string, boolean>();

  constructor({ key, isPublic = true, now = Date.now }: VisitLedgerOptions) {
    this.#key = key;
    this.#isPublic = isPublic;
    this.#now = now;
  }

  note({ section, version, witness, address, ticket, failed }: Visit): void {
    const name = `${section}@${version} ${witness}`;
    const known = ticket === undefined ? undefined : this.#remember(`${name} ${ticket}`, failed);
    if (known === true || (known !== undefined && !failed)) return;
    const count = this.#countOf(name, address);
    if (!count) return;
    if (known === undefined || count.visits === 0) count.visits += 1;
    if (failed) count.failed = Math.min(count.visits, count.failed + 1);
  }

  /** Whether the visit had failed before; undefined when it is new. */
  #remember(visit: string, failed: boolean): boolean | undefined {
    const known = this.#seen.get(visit);
    this.#seen.set(visit, failed || known === true);
    if (this.#seen.size > mostTickets) this.#seen.delete(this.#seen.keys().next().value!);
    return known;
  }

  /** What was seen of a version in the last hour, no address weighing more than it may. */
  evidence(section: string, version: string, witness: Witness): Evidence {
    const totals = new Map<string, AddressCount>();
    for (const [start, bucket] of this.#counts.get(`${section}@${version} ${witness}`) ?? []) {
      if (this.#now() - start > bucketMs * keptBuckets) continue;
      for (const [address, count] of bucket) {
        const total = totals.get(address) ?? { visits: 0, failed: 0, isPrivate: count.isPrivate };
        totals.set(address, { ...total, visits: total.visits + count.visits, failed: total.failed + count.failed });
      }
    }
    const evidence: Evidence = { visits: 0, failed: 0, failingAddresses: 0, hasPrivateFailures: false };
    for (const { visits, failed, isPrivate } of totals.values()) {
      const weight = isPrivate ? 1 : Math.min(1, mostOfOneAddress / visits);
      evidence.visits += visits * weight;
      evidence.failed += failed * weight;
      if (failed > 0 && isPrivate) evidence.hasPrivateFailures = true;
      else if (failed > 0) evidence.failingAddresses += 1;
    }
    return evidence;
  }

  /** Lets a version begin anew, for one witness or for both. */
  forget(section: string, version: string, ...witnesses: Witness[]): void {
    for (const witness of witnesses.length > 0 ? witnesses : ['portal', 'browser'])
      this.#counts.delete(`${section}@${version} ${witness}`);
  }

  /** The counts of some versions, for `restore` in another process. */
  kept(versions: { section: string; version: string }[]): KeptCounts {
    const names = versions.flatMap(({ section, version }) =>
      ['portal', 'browser'].map((witness) => `${section}@${version} ${witness}`),
    );
    return Object.fromEntries(
      names.flatMap((name) => {
        const buckets = [...(this.#counts.get(name) ?? [])].map(([start, bucket]): KeptCounts[string][number] => [
          start,
          [...bucket].map(([who, { visits, failed, isPrivate }]) => [who, visits, failed, isPrivate]),
        ]);
        return buckets.length > 0 ? [[name, buckets]] : [];
      }),
    );
  }

  restore(counts: KeptCounts): void {
    for (const [name, buckets] of Object.entries(counts)) {
      const restored = buckets.map(
        ([start, bucket]) =>
          [
            start,
            new Map(bucket.map(([who, visits, failed, isPrivate]) => [who, { visits, failed, isPrivate }])),
          ] as const,
      );
      this.#counts.set(name, new Map(restored));
    }
  }

  #countOf(name: string, address: string): AddressCount | undefined {
    const buckets = this.#counts.get(name) ?? new Map<number, Bucket>();
    this.#counts.set(name, buckets);
    const start = Math.floor(this.#now() / bucketMs) * bucketMs;
    const bucket: Bucket = buckets.get(start) ?? new Map<string, AddressCount>();
    if (!buckets.has(start)) {
      buckets.set(start, bucket);
      for (const old of buckets.keys()) if (start - old > bucketMs * keptBuckets) buckets.delete(old);
    }
    const who = createHmac('sha256', this.#key).update(networkOf(address)).digest('base64');
    const known = bucket.get(who);
    if (known || bucket.size >= mostAddresses) return known;
    const made: AddressCount = { visits: 0, failed: 0, isPrivate: !this.#isPublic && privateAddress.test(address) };
    bucket.set(who, made);
    return made;
  }
}
