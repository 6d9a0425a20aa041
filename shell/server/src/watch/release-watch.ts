import type { PointerState } from '../releases/registry-file.ts';
import { isWorse } from './compare-rates.ts';
import type { Evidence, VisitLedger, Witness } from './visit-ledger.ts';

/** Evidence comes with the visits; a bad release is to be gone within a minute. */
const lookEveryMs = 2_000;
/** What still fails after an hour has other reasons than the release, or too few visitors to tell. */
const watchedMs = 60 * 60_000;
/** One visitor with one address is not enough to take a release back. */
const fewestAddresses = 2;

export interface ReleaseWatchOptions {
  ledger: VisitLedger;
  /** Section → where its pointer stands now. */
  pointers(): ReadonlyMap<string, PointerState>;
  /** Takes the version back unless the pointer has moved meanwhile. */
  takeBack(section: string, version: string, reason: string): Promise<unknown>;
  log: { warn(fields: object, text: string): void; error(fields: object, text: string): void };
  now?(): number;
}

interface Watched {
  section: string;
  version: string;
  predecessor: string;
}

const kinds: Record<Witness, string> = { portal: 'failed to render on the server', browser: 'failed for visitors' };

/** Compares a canary or a fresh release with its predecessor, and takes it back when it fails beyond that one's rate. */
export class ReleaseWatch {
  readonly #options: ReleaseWatchOptions;
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
    const { takeBack, log } = this.#options;
    for (const { section, version, predecessor } of this.#watched()) {
      const reason = this.#fault(section, version, predecessor);
      if (reason === undefined) continue;
      log.warn({ section, version, predecessor, reason }, 'a release fails beyond its predecessor; it is taken back');
      await takeBack(section, version, reason).catch((error: unknown) =>
        log.error({ section, version, reason: error instanceof Error ? error.message : String(error) }, 'a failing release could not be taken back'),
      );
    }
  }

  #watched(): Watched[] {
    const { pointers, now = Date.now } = this.#options;
    return [...pointers()].flatMap(([section, { live, canary, history }]) => {
      if (canary) return [{ section, version: canary.version, predecessor: live }];
      const [newest] = history;
      // What a build, a roll-back or this watch itself made live has nobody waiting for a verdict
      const isFresh = newest?.version === live && (newest.action === 'live' || newest.action === 'promote') && now() - Date.parse(newest.at) < watchedMs;
      return isFresh && newest.from !== undefined ? [{ section, version: live, predecessor: newest.from }] : [];
    });
  }

  /** Why a version is to be taken back; undefined when it is not. */
  #fault(section: string, version: string, predecessor: string): string | undefined {
    for (const witness of ['portal', 'browser'] as const) {
      const found = this.#options.ledger.evidence(section, version, witness);
      const before = this.#options.ledger.evidence(section, predecessor, witness);
      if (isBelievable(found) && isWorse(found, before)) {
        return `${percent(found)} of ${Math.round(found.visits)} visits ${kinds[witness]}, of ${predecessor} before ${before.visits > 0 ? `${percent(before)} of ${Math.round(before.visits)}` : 'none is known'}`;
      }
    }
    return undefined;
  }
}

function isBelievable({ failingAddresses, hasPrivateFailures }: Evidence): boolean {
  return hasPrivateFailures || failingAddresses >= fewestAddresses;
}

function percent({ visits, failed }: Evidence): string {
  return `${Math.round((100 * failed) / visits)} %`;
}
