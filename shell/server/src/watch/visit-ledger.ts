import { createHmac, randomBytes } from 'node:crypto';
import type { Rate } from './compare-rates.ts';

/** Who saw it: the portal itself while it rendered, or a browser. Each is compared with its own kind. */
export type Witness = 'portal' | 'browser';

export interface Visit {
  section: string;
  version: string;
  witness: Witness;
  /** Network address of the visitor. */
  address: string;
  /** One for each document; the same visit is counted once, as failed when any part of it failed. */
  ticket: string;
  failed: boolean;
}

export interface Evidence extends Rate {
  /** Public addresses that saw a failure. */
  failingAddresses: number;
  /** Of this machine or its private network: many visitors may stand behind one. */
  hasPrivateFailures: boolean;
}

/** All that one public address can say weighs no more than so many visits. */
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

/** Counts visits of the last hour by section version, in memory. Addresses are kept as keyed hashes only. */
export class VisitLedger {
  readonly #key = randomBytes(32);
  readonly #now: () => number;
  /** `section@version witness` → start of five minutes → address → counts. */
  readonly #counts = new Map<string, Map<number, Bucket>>();
  /** Visit → whether it has failed; oldest first. */
  readonly #seen = new Map<string, boolean>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  note({ section, version, witness, address, ticket, failed }: Visit): void {
    const name = `${section}@${version} ${witness}`;
    const visit = `${name} ${ticket}`;
    const known = this.#seen.get(visit);
    if (known === true || (known !== undefined && !failed)) return;
    this.#seen.set(visit, failed);
    if (this.#seen.size > mostTickets) this.#seen.delete(this.#seen.keys().next().value!);
    const count = this.#countOf(name, address);
    if (!count) return;
    if (known === undefined || count.visits === 0) count.visits += 1;
    if (failed) count.failed = Math.min(count.visits, count.failed + 1);
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

  /** Lets a version begin anew. */
  forget(section: string, version: string): void {
    for (const witness of ['portal', 'browser']) this.#counts.delete(`${section}@${version} ${witness}`);
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
    const who = createHmac('sha256', this.#key).update(address).digest('base64');
    const known = bucket.get(who);
    if (known || bucket.size >= mostAddresses) return known;
    const made: AddressCount = { visits: 0, failed: 0, isPrivate: privateAddress.test(address) };
    bucket.set(who, made);
    return made;
  }
}
