import type { FastifyBaseLogger } from 'fastify';
import type { Expected, Opening, Outcome, PortalBrowser } from './portal-browser.ts';
import { isWorse, type BrowserFinding, type Comparison, type Watched } from './watched-version.ts';

export interface BrowserCheckOptions {
  /** Starts the portal's browser. Undefined where the portal has none. */
  launch: (() => Promise<Pick<PortalBrowser, 'open' | 'close'>>) | undefined;
  /** The cookie of a visitor who gets this version, and the live ones of all other sections. */
  cookieFor(version: Expected): string;
  /** Pages on which the version can be seen, the most useful ones first. */
  pagesFor(watched: Watched): Promise<string[]>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now?(): number;
}

const maxPages = 5;
/** Pause between checks of a version: each check starts a browser, and anonymous clients can send the reports that request it. */
const firstPauseMs = 30_000;
const maxPauseMs = 30 * 60_000;

interface Check {
  finding?: BrowserFinding;
  /** Until then no other check of this version begins. */
  pausedUntil: number;
  pauseMs: number;
}

/**
 * Opens pages with a version and with its predecessor in a browser of the portal's own. Visitors' reports only say where to look: a
 * version is rolled back only for what is seen here. One check runs at a time, and none delays other decisions.
 */
export class BrowserCheck {
  readonly #options: BrowserCheckOptions;
  readonly #checks = new Map<string, Check>();
  #running: Promise<void> | undefined;

  constructor(options: BrowserCheckOptions) {
    this.#options = options;
  }

  /** What a check of the version has found; begins one where there is none. A finding is handed out once. */
  requestFinding(watched: Watched): BrowserFinding {
    const { launch, now = Date.now } = this.#options;
    if (!launch) return 'none';
    const key = keyOf(watched);
    const check = this.#checks.get(key) ?? { pausedUntil: 0, pauseMs: firstPauseMs };
    const { finding } = check;
    if (finding !== undefined) {
      this.#checks.set(key, { ...check, finding: undefined });
      return finding;
    }
    if (this.#running || now() < check.pausedUntil) return 'running';
    this.#forgetOld(now());
    this.#running = this.#compare(launch, watched)
      .catch((error: unknown): BrowserFinding => {
        const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
        this.#options.log.warn({ reason }, 'the browser that checks releases did not start or was lost');
        return 'none';
      })
      .then((found) => {
        const { pauseMs } = check;
        this.#checks.set(key, {
          finding: found,
          pausedUntil: now() + pauseMs,
          pauseMs: Math.min(2 * pauseMs, maxPauseMs),
        });
      })
      .finally(() => (this.#running = undefined));
    return 'running';
  }

  /** Waits for a check that is under way. */
  async stop(): Promise<void> {
    await this.#running;
  }

  async #compare(launch: NonNullable<BrowserCheckOptions['launch']>, watched: Watched): Promise<Comparison> {
    const { cookieFor, pagesFor } = this.#options;
    const { section, version, predecessor, seenIn } = watched;
    const openings = openingsOf((await pagesFor(watched)).slice(0, maxPages));
    const browser = await launch();
    try {
      const open = (which: string, opening: Opening) =>
        browser.open(opening, cookieFor({ section, version: which }), seenIn ?? { section, version: which });
      const found: Comparison = { renders: 0, overloaded: 0, version: { failed: 0 }, predecessor: { failed: 0 } };
      for (const opening of openings) {
        // What fails is opened again, so that no chance decides
        for (let round = 0; round < 2; round += 1) {
          const now = await open(version, opening);
          if (now === 'undecided') {
            found.overloaded += 1;
            break;
          }
          if (now === 'none' && round === 0) {
            found.renders += 1;
            break;
          }
          const before = await open(predecessor, opening);
          if (before === 'undecided') {
            found.overloaded += 1;
            break;
          }
          found.renders += 1;
          note(found.version, now, opening);
          note(found.predecessor, before, opening);
        }
        // Nothing that other pages show would change it
        if (isWorse(found)) break;
      }
      return found;
    } finally {
      await browser.close();
    }
  }

  #forgetOld(now: number): void {
    for (const [key, { pausedUntil, pauseMs }] of this.#checks)
      if (now > pausedUntil + pauseMs) this.#checks.delete(key);
  }
}

function note(side: Comparison['version'], outcome: Outcome, { path }: Opening): void {
  if (outcome === 'none' || outcome === 'undecided') return;
  side.failed += 1;
  side.reason ??= `${path}: ${outcome}`;
}

/** Each page as a document in Korean, and by a link from another one in English. */
function openingsOf(pages: string[]): Opening[] {
  return pages.flatMap((path) => [
    { path, locale: 'ko' as const },
    { path, locale: 'en' as const, from: path === '/' ? (pages.find((page) => page !== '/') ?? '/login') : '/' },
  ]);
}

const keyOf = ({ section, version, seenIn }: Watched): string =>
  [section, version, seenIn?.section, seenIn?.version].join(' ');
