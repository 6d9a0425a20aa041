import { createHash } from 'node:crypto';
import type { FailureKind } from '@portal/contract';
import { BoundedMap } from '@portal/runtime';
import type { Frame } from './error-text.ts';
import { classOf, emptyHistogram, type Histogram } from './histogram.ts';

export type Metric = 'render' | 'lcp' | 'inp' | 'cls';

interface OfVersion {
  section: string;
  version: string;
}

/** What happened to a version in one minute. */
export interface Traffic extends OfVersion {
  /** Milliseconds since 1970. */
  minute: number;
  /** Documents with parts of the version, and those of which a part was not rendered. */
  documents: number;
  documentsFailed: number;
  /** Reports of browsers. */
  visits: number;
  visitsFailed: number;
}

export interface Timings extends OfVersion {
  metric: Metric;
  page: string;
  histogram: Histogram;
}

/** The same error is counted, not kept again. */
export interface SeenError extends OfVersion {
  /** SHA-256 of what makes it the same error. */
  hash: Buffer;
  witness: 'portal' | 'browser';
  kind: FailureKind;
  message: string;
  frames: Frame[];
  page: string;
  count: number;
}

export type NewError = Omit<SeenError, 'hash' | 'count'>;

/** What a portal has counted since it last wrote to the database. */
export interface Counted {
  traffic: Traffic[];
  timings: Timings[];
  errors: SeenError[];
}

/** Bounds for memory. What is above them is not counted: numbers are for comparison, and no visit depends on them. */
const most = { traffic: 2_000, timings: 3_000, errors: 300, told: 20_000 };
/** What one network can add in five minutes. */
const mostOfOneNetwork = { visits: 100, vitals: 20, errors: 5 };
const periodMs = 5 * 60_000;

/** Counts in memory, by version, until the counts are added to those of the other portals. */
export class InsightBuffer {
  #traffic = new Map<string, Traffic>();
  #timings = new Map<string, Timings>();
  #errors = new Map<string, SeenError>();
  readonly #told = new BoundedMap<string, number>(most.told);
  #period = 0;
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  noteDocument(of: OfVersion, failed: boolean): void {
    this.#addTraffic(of, { documents: 1, documentsFailed: failed ? 1 : 0, visits: 0, visitsFailed: 0 });
  }

  noteVisit(of: OfVersion, failed: boolean): void {
    this.#addTraffic(of, { documents: 0, documentsFailed: 0, visits: 1, visitsFailed: failed ? 1 : 0 });
  }

  noteTime({ section, version }: OfVersion, metric: Metric, page: string, value: number): void {
    const histogram = emptyHistogram();
    histogram[classOf(value)] = 1;
    this.#addTimings({ section, version, metric, page, histogram });
  }

  noteError(error: NewError): void {
    const { section, version, witness, kind, message, frames } = error;
    const place = frames.slice(0, 3).map(({ file, line, column }) => [file, line, column]);
    const hash = createHash('sha256')
      .update(JSON.stringify([witness, kind, message, place]))
      .digest();
    this.#addError({ ...error, section, version, hash, count: 1 });
  }

  /** Whether a network may still add something of a kind; counts what it adds. */
  admits(kind: keyof typeof mostOfOneNetwork, network: string): boolean {
    const period = Math.floor(this.#now() / periodMs);
    if (period !== this.#period) this.#told.clear();
    this.#period = period;
    const key = `${kind} ${network}`;
    const told = (this.#told.get(key) ?? 0) + 1;
    this.#told.set(key, told);
    return told <= mostOfOneNetwork[kind];
  }

  /** Hands out what was counted since the last time. */
  take(): Counted {
    const counted = {
      traffic: [...this.#traffic.values()],
      timings: [...this.#timings.values()],
      errors: [...this.#errors.values()],
    };
    this.#traffic = new Map();
    this.#timings = new Map();
    this.#errors = new Map();
    return counted;
  }

  /** Takes back what could not be written. */
  giveBack({ traffic, timings, errors }: Counted): void {
    for (const { section, version, minute, ...counts } of traffic)
      this.#addTraffic({ section, version }, counts, minute);
    for (const times of timings) this.#addTimings(times);
    for (const error of errors) this.#addError(error);
  }

  #addTraffic(
    { section, version }: OfVersion,
    counts: Omit<Traffic, keyof OfVersion | 'minute'>,
    minute = Math.floor(this.#now() / 60_000) * 60_000,
  ): void {
    const key = `${section} ${version} ${minute}`;
    const known = this.#traffic.get(key);
    if (!known && this.#traffic.size >= most.traffic) return;
    this.#traffic.set(key, {
      section,
      version,
      minute,
      documents: (known?.documents ?? 0) + counts.documents,
      documentsFailed: (known?.documentsFailed ?? 0) + counts.documentsFailed,
      visits: (known?.visits ?? 0) + counts.visits,
      visitsFailed: (known?.visitsFailed ?? 0) + counts.visitsFailed,
    });
  }

  #addTimings(times: Timings): void {
    const key = [times.section, times.version, times.metric, times.page].join(' ');
    const known = this.#timings.get(key);
    if (!known && this.#timings.size >= most.timings) return;
    const histogram = times.histogram.map((count, index) => count + (known?.histogram[index] ?? 0));
    this.#timings.set(key, { ...times, histogram });
  }

  #addError(error: SeenError): void {
    const key = [error.section, error.version, error.hash.toString('base64')].join(' ');
    const known = this.#errors.get(key);
    if (!known && this.#errors.size >= most.errors) return;
    this.#errors.set(key, { ...error, count: error.count + (known?.count ?? 0) });
  }
}
