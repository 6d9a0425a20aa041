import type { PointerState } from '../pointers/pointer-state.ts';
import { isWorse, type Rate } from './compare-rates.ts';
import type { Evidence, Witness } from './visit-counts.ts';
import type { FailingRelease, Verdict, Watched } from './watched-version.ts';

/** Evidence comes with the visits; a bad release is to be gone within a minute. */
const lookEveryMs = 2_000;
/** What still fails after an hour has other reasons than the release, or too few visitors to tell. */
const watchedMs = 60 * 60_000;
/** What browsers of one network say is not even enough to look; what the portal saw itself, it looks at again. */
const fewestNetworks = 2;

/** The visits of a version that one source has reported. */
export type EvidenceOf = (version: string, witness: Witness) => Evidence;

export interface ReleaseWatchOptions {
  /** Section → the present state of its pointer. */
  pointers(): ReadonlyMap<string, PointerState>;
  /** Runs before each look. False: nothing can be decided now. */
  prepare(): Promise<boolean>;
  evidenceOf(watched: Watched): Promise<EvidenceOf>;
  /** What the portal itself sees of the version, before anything is done. */
  decide(release: FailingRelease): Promise<Verdict>;
  /** Acts on what was found, unless the pointer or the evidence is another by then. */
  settle(release: FailingRelease, verdict: Exclude<Verdict, 'later'>): Promise<unknown>;
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void };
  now?(): number;
}

interface Moved extends Watched {
  movedAt: number;
}

const noVisits: Rate = { visits: 0, failed: 0 };
const kinds: Record<Witness, string> = { portal: 'failed to render on the server', browser: 'failed for visitors' };

/**
 * Compares a canary or a fresh release with its predecessor, and finds those that fail beyond that one's rate. What fails in a
 * section after another one has moved is asked of that one first.
 */
export class ReleaseWatch {
  /** Failures of another section that a version had nothing to do with, as many as there were at that time. */
  readonly #acquitted = new Map<string, number>();
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
    const { log, prepare, evidenceOf, decide, settle, pointers, now = Date.now } = this.#options;
    if (!(await prepare())) return;
    for (const watched of watchedVersions(pointers(), now())) {
      const { section, version, seenIn } = watched;
      try {
        const release = findFailingRelease(watched, await evidenceOf(watched));
        if (!release || this.#stopped || this.#isAcquitted(release)) continue;
        const verdict = await decide(release);
        if (verdict === 'later') continue;
        // It is no history of a version that another one failed without its doing
        if (seenIn && 'stay' in verdict) this.#acquitted.set(keyOf(release), release.cause.visits);
        else await settle(release, verdict);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.error({ section, version, reason }, 'a failing release could not be taken back');
      }
    }
  }

  /** Whether the version was looked at for this, and there are not many more failures since. */
  #isAcquitted(release: FailingRelease): boolean {
    const visits = this.#acquitted.get(keyOf(release));
    return release.seenIn !== undefined && visits !== undefined && release.cause.visits < 2 * visits;
  }
}

const keyOf = ({ section, version, seenIn }: Watched) => [section, version, seenIn?.section, seenIn?.version].join(' ');

/** Newest moves first, each after the sections that were there before it. */
export function watchedVersions(pointers: ReadonlyMap<string, PointerState>, now: number): Watched[] {
  const moved = movedVersions(pointers, now).toSorted((a, b) => b.movedAt - a.movedAt);
  return moved.flatMap(({ movedAt, ...watched }) => {
    const since = new Map(moved.map((other) => [other.section, other.movedAt]));
    const before = [...pointers].filter(
      ([section]) => section !== watched.section && (since.get(section) ?? -Infinity) < movedAt,
    );
    return [...before.map(([section, { live }]) => ({ ...watched, seenIn: { section, version: live } })), watched];
  });
}

function movedVersions(pointers: ReadonlyMap<string, PointerState>, now: number): Moved[] {
  return [...pointers].flatMap(([section, { live, canary, history }]) => {
    const [newest] = history;
    const movedAt = Date.parse(newest?.at ?? '');
    if (canary) return [{ section, version: canary.version, predecessor: live, movedAt }];
    // What a build, a roll-back or this watch itself made live has nobody waiting for a verdict
    const isFresh =
      newest?.version === live &&
      (newest.action === 'live' || newest.action === 'promote') &&
      now - movedAt < watchedMs;
    return isFresh && newest.from !== undefined ? [{ section, version: live, predecessor: newest.from, movedAt }] : [];
  });
}

/**
 * Undefined while a version fails too rarely to tell or, as the portal counts, no more than its predecessor. What browsers
 * report of the predecessor is not compared: anybody could hide a bad release behind forged reports of the one before.
 */
export function findFailingRelease(watched: Watched, evidenceOf: EvidenceOf): FailingRelease | undefined {
  const { version, predecessor, seenIn } = watched;
  for (const witness of ['portal', 'browser'] as const) {
    const found = evidenceOf(seenIn?.version ?? version, witness);
    const before = seenIn ? noVisits : evidenceOf(predecessor, witness);
    if (isBelievable(found, witness) && isWorse(found, witness === 'browser' ? noVisits : before)) {
      const seen = `${percent(found)} of ${Math.round(found.visits)} visits`;
      const reason = seenIn
        ? `${seen} of ${seenIn.section} ${seenIn.version} ${kinds[witness]}; beside ${predecessor} it renders`
        : `${seen} ${kinds[witness]}, of ${predecessor} before ${before.visits > 0 ? `${percent(before)} of ${Math.round(before.visits)}` : 'none is known'}`;
      const cause = {
        ...(seenIn && { seenIn: seenIn.section }),
        witness,
        predecessor,
        rate: rateOf(found),
        visits: Math.round(found.visits),
        rateBefore: rateOf(before),
        visitsBefore: Math.round(before.visits),
      };
      return { ...watched, witness, reason, cause };
    }
  }
  return undefined;
}

function isBelievable({ failingAddresses, hasPrivateFailures }: Evidence, witness: Witness): boolean {
  return witness === 'portal' || hasPrivateFailures || failingAddresses >= fewestNetworks;
}

/** To a hundredth. */
const rateOf = ({ visits, failed }: Rate): number => (visits > 0 ? Math.round((100 * failed) / visits) / 100 : 0);

function percent(evidence: Rate): string {
  return `${Math.round(100 * rateOf(evidence))} %`;
}
