import type { Cause } from '@portal/contract';
import type { PointerState } from '../releases/pointer-state.ts';
import { isWorse } from './compare-rates.ts';
import type { Evidence, Witness } from './visit-counts.ts';

/** Evidence comes with the visits; a bad release is to be gone within a minute. */
const lookEveryMs = 2_000;
/** What still fails after an hour has other reasons than the release, or too few visitors to tell. */
const watchedMs = 60 * 60_000;
/** What browsers say of one network is not enough to take a release back; what the portal saw itself, it looks at again. */
const fewestNetworks = 2;

/** The visits of a version that one source has reported. */
export type EvidenceOf = (version: string, witness: Witness) => Evidence;

export interface ReleaseWatchOptions {
  /** Section → the present state of its pointer. */
  pointers(): ReadonlyMap<string, PointerState>;
  /** Runs before each look. False: nothing can be decided now. */
  prepare(): Promise<boolean>;
  evidenceOf(watched: Watched): Promise<EvidenceOf>;
  /** Looks again before anything is taken back. Why the version stays, or undefined. */
  reasonToStay(suspect: Suspect): Promise<Stay | undefined>;
  /** Acts on what was found, unless the pointer or the evidence is another by then. */
  settle(suspect: Suspect, stay: Stay | undefined): Promise<unknown>;
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void };
  now?(): number;
}

/** Why a version stays: in English, and as data. */
export interface Stay {
  reason: string;
  stays: NonNullable<Cause['stays']>;
}

export interface Watched {
  section: string;
  version: string;
  predecessor: string;
}

/** A version whose visits fail beyond its predecessor's: why, in English and as data. */
export interface Suspect extends Watched {
  witness: Witness;
  reason: string;
  cause: Cause;
}

const kinds: Record<Witness, string> = { portal: 'failed to render on the server', browser: 'failed for visitors' };

/** Compares a canary or a fresh release with its predecessor, and finds those that fail beyond that one's rate. */
export class ReleaseWatch {
  readonly #options: ReleaseWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(options: ReleaseWatchOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.look().finally(() => this.start());
    }, lookEveryMs).unref();
  }

  /** Waits for a look that is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  /** Looks at all watched versions once. Never rejects. */
  async look(): Promise<void> {
    const { log, prepare, evidenceOf, reasonToStay, settle, pointers, now = Date.now } = this.#options;
    if (!(await prepare())) return;
    for (const watched of watchedVersions(pointers(), now())) {
      const { section, version } = watched;
      try {
        const suspect = findSuspect(watched, await evidenceOf(watched));
        if (suspect && !this.#stopped) await settle(suspect, await reasonToStay(suspect));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error({ section, version, reason }, 'a failing release could not be taken back');
      }
    }
  }
}

function watchedVersions(pointers: ReadonlyMap<string, PointerState>, now: number): Watched[] {
  return [...pointers].flatMap(([section, { live, canary, history }]) => {
    if (canary) return [{ section, version: canary.version, predecessor: live }];
    const [newest] = history;
    // What a build, a roll-back or this watch itself made live has nobody waiting for a verdict
    const isFresh =
      newest?.version === live &&
      (newest.action === 'live' || newest.action === 'promote') &&
      now - Date.parse(newest.at) < watchedMs;
    return isFresh && newest.from !== undefined ? [{ section, version: live, predecessor: newest.from }] : [];
  });
}

/** Undefined while a version fails no more than its predecessor, or too rarely to tell. */
export function findSuspect({ section, version, predecessor }: Watched, evidenceOf: EvidenceOf): Suspect | undefined {
  for (const witness of ['portal', 'browser'] as const) {
    const found = evidenceOf(version, witness);
    const before = evidenceOf(predecessor, witness);
    if (isBelievable(found, witness) && isWorse(found, before)) {
      const reason = `${percent(found)} of ${Math.round(found.visits)} visits ${kinds[witness]}, of ${predecessor} before ${before.visits > 0 ? `${percent(before)} of ${Math.round(before.visits)}` : 'none is known'}`;
      const cause = {
        witness,
        predecessor,
        rate: rateOf(found),
        visits: Math.round(found.visits),
        rateBefore: rateOf(before),
        visitsBefore: Math.round(before.visits),
      };
      return { section, version, predecessor, witness, reason, cause };
    }
  }
  return undefined;
}

function isBelievable({ failingAddresses, hasPrivateFailures }: Evidence, witness: Witness): boolean {
  return witness === 'portal' || hasPrivateFailures || failingAddresses >= fewestNetworks;
}

/** To a hundredth. */
const rateOf = ({ visits, failed }: Evidence): number => (visits > 0 ? Math.round((100 * failed) / visits) / 100 : 0);

function percent(evidence: Evidence): string {
  return `${Math.round(100 * rateOf(evidence))} %`;
}
