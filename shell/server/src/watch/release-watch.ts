import type { Cause } from '@portal/contract';
import type { PointerState } from '../releases/registry-file.ts';
import { isWorse } from './compare-rates.ts';
import type { Evidence, VisitLedger, Witness } from './visit-ledger.ts';

/** Evidence comes with the visits; a bad release is to be gone within a minute. */
const lookEveryMs = 2_000;
/** What still fails after an hour has other reasons than the release, or too few visitors to tell. */
const watchedMs = 60 * 60_000;
/** What browsers say of one address is not enough to take a release back; what the portal saw itself, it looks at again. */
const fewestAddresses = 2;

export interface ReleaseWatchOptions {
  ledger: VisitLedger;
  /** Section → where its pointer stands now. */
  pointers(): ReadonlyMap<string, PointerState>;
  /** Takes the version back unless the pointer has moved meanwhile. */
  takeBack(section: string, version: string, why: Why): Promise<unknown>;
  /** Looks again before anything is taken back. Why the version stays, or undefined. */
  reasonToStay(suspect: Suspect): Promise<Stay | undefined>;
  /** Told when a version stays that seemed to fail. */
  onStay(section: string, version: string, why: Why): void;
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void };
  now?(): number;
}

/** What the history tells: in English, and as data. */
export interface Why {
  reason: string;
  cause: Cause;
}

/** Why a version stays: in English, and as data. */
export interface Stay {
  reason: string;
  stays: NonNullable<Cause['stays']>;
}

interface Watched {
  section: string;
  version: string;
  predecessor: string;
}

/** A version whose visits fail beyond its predecessor's. */
export interface Suspect extends Watched, Why {
  witness: Witness;
}

const kinds: Record<Witness, string> = { portal: 'failed to render on the server', browser: 'failed for visitors' };

/** Compares a canary or a fresh release with its predecessor, and takes it back when it fails beyond that one's rate. */
export class ReleaseWatch {
  readonly #options: ReleaseWatchOptions;
  /** Versions that stayed once: what is still on its way from that time must not be what takes them back. */
  readonly #stayed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: ReleaseWatchOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.look().finally(() => this.start()), lookEveryMs).unref();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Looks at all watched versions once. Never rejects. */
  async look(): Promise<void> {
    const { log } = this.#options;
    for (const watched of this.#watched()) {
      const suspect = this.#suspect(watched);
      if (!suspect) continue;
      const { section, version } = suspect;
      await this.#decide(suspect).catch((error: unknown) =>
        log.error(
          { section, version, reason: error instanceof Error ? error.message : String(error) },
          'a failing release could not be taken back',
        ),
      );
    }
  }

  async #decide(suspect: Suspect): Promise<void> {
    const { ledger, takeBack, reasonToStay, onStay, log } = this.#options;
    const { section, version, predecessor, witness, reason, cause } = suspect;
    const name = `${section}@${version}`;
    const stay = await reasonToStay(suspect);
    if (stay !== undefined) {
      const why = { reason: `${reason}; ${stay.reason}`, cause: { ...cause, stays: stay.stays } };
      this.#stayed.add(name);
      ledger.forget(section, version, witness);
      log.warn({ section, version, predecessor, reason: why.reason }, 'a release that seemed to fail stays');
      return onStay(section, version, why);
    }
    if (this.#stayed.delete(name)) return ledger.forget(section, version);
    log.warn({ section, version, predecessor, reason }, 'a release fails beyond its predecessor; it is taken back');
    await takeBack(section, version, { reason, cause });
  }

  /** The versions that are watched and those that they are compared with. */
  versions(): { section: string; version: string }[] {
    return this.#watched().flatMap(({ section, version, predecessor }) => [
      { section, version },
      { section, version: predecessor },
    ]);
  }

  #watched(): Watched[] {
    const { pointers, now = Date.now } = this.#options;
    return [...pointers()].flatMap(([section, { live, canary, history }]) => {
      if (canary) return [{ section, version: canary.version, predecessor: live }];
      const [newest] = history;
      // What a build, a roll-back or this watch itself made live has nobody waiting for a verdict
      const isFresh =
        newest?.version === live &&
        (newest.action === 'live' || newest.action === 'promote') &&
        now() - Date.parse(newest.at) < watchedMs;
      return isFresh && newest.from !== undefined ? [{ section, version: live, predecessor: newest.from }] : [];
    });
  }

  #suspect({ section, version, predecessor }: Watched): Suspect | undefined {
    for (const witness of ['portal', 'browser'] as const) {
      const found = this.#options.ledger.evidence(section, version, witness);
      const before = this.#options.ledger.evidence(section, predecessor, witness);
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
}

function isBelievable({ failingAddresses, hasPrivateFailures }: Evidence, witness: Witness): boolean {
  return witness === 'portal' || hasPrivateFailures || failingAddresses >= fewestAddresses;
}

/** To a hundredth. */
const rateOf = ({ visits, failed }: Evidence): number => (visits > 0 ? Math.round((100 * failed) / visits) / 100 : 0);

function percent(evidence: Evidence): string {
  return `${Math.round(100 * rateOf(evidence))} %`;
}
