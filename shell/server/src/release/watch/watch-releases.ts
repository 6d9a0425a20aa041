import { createHmac } from 'node:crypto';
import type { FailureKind, VersionHealth } from '@portal/contract';
import { siteOf } from '@portal/runtime';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderOutcome } from '../../render/render-outcome.ts';
import type { ReleaseControl } from '../control/release-control.ts';
import type { StateStore } from '../pointers/state-store.ts';
import type { ReleaseInsights } from '../insights/release-insights.ts';
import type { Rate } from './compare-rates.ts';
import { failureRoutes } from './failure-routes.ts';
import { addFailingPages, FailingPages, readFailingPages, removeOldPages, type Address } from './failing-pages.ts';
import { evidenceOf, healRelease } from './heal-release.ts';
import type { BrowserCheck } from './browser-check.ts';
import { decide } from './decide-rollback.ts';
import { ReleaseWatch } from './release-watch.ts';
import type { SecondLook } from './second-look.ts';
import { VisitBuffer } from './visit-buffer.ts';
import { addVisits, readEvidence, removeOldVisits, type Witness } from './visit-counts.ts';
import { createTickets, type VisitorVersions } from './visit-ticket.ts';
import type { FailingRelease, Verdict } from './watched-version.ts';

export interface WatchedReleases {
  /** Notes how the sections of an answered document fared. Returns its visitor's ticket for reports of these versions. */
  served(outcomes: RenderOutcome[], versions: VisitorVersions, visitorAddress: string, page: Address): string;
  /** Notes that a person opened the page of a document. */
  opened(outcomes: RenderOutcome[], visitorAddress: string): void;
  /** Of the versions of a section. */
  healthOf(section: string): Promise<(version: string) => VersionHealth>;
  /** `POST /api/portal/failures`. */
  routes(app: FastifyInstance): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

export interface WatchReleasesOptions {
  state: StateStore;
  /** The site is on the internet: a private address is then a proxy that hides its visitors, not a visitor. */
  isPublic: boolean;
  control: Pick<ReleaseControl, 'rollback'>;
  /** Whether events wait for a webhook. */
  eventDelivery: 'none' | 'waiting';
  secondLook: Pick<SecondLook, 'compare'>;
  browserCheck: Pick<BrowserCheck, 'requestFinding' | 'stop'>;
  insights: ReleaseInsights;
  count(section: string, kind: FailureKind): void;
  log: FastifyBaseLogger;
}

const cleanEveryMs = 60_000;

/** Counts how versions fare and heals what a bad release breaks. */
export function watchReleases({
  state,
  isPublic,
  control,
  eventDelivery,
  secondLook,
  browserCheck,
  insights,
  count,
  log,
}: WatchReleasesOptions): WatchedReleases {
  const { previewKey: key } = state.current;
  const buffer = new VisitBuffer({ key: createHmac('sha256', key).update('addresses').digest(), isPublic });
  const failing = new FailingPages();
  const tickets = createTickets(key);
  const watch = new ReleaseWatch({
    pointers: () => state.current.sections,
    prepare: save,
    evidenceOf: (watched) => evidenceOf(state.db, watched),
    decide: lookAgain,
    settle: (release, verdict) => healRelease({ state, control, eventDelivery, log }, release, verdict),
    log,
  });
  let cleanedAt = performance.now();

  /** Adds what was counted here to what all portals counted. What cannot be added waits in memory. */
  async function save(): Promise<boolean> {
    if (state.isAway) return false;
    const counts = buffer.take();
    const pages = failing.take();
    try {
      await state.db.transaction(async (trx) => {
        await addVisits(trx, counts);
        await addFailingPages(trx, pages);
      });
      if (performance.now() - cleanedAt > cleanEveryMs) {
        cleanedAt = performance.now();
        await removeOldVisits(state.db);
        await removeOldPages(state.db);
      }
      return true;
    } catch (error) {
      buffer.giveBack(counts);
      for (const page of pages) failing.note(page.section, page.version, page);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, 'visits cannot be counted now; they wait in memory');
      return false;
    }
  }

  async function lookAgain(release: FailingRelease): Promise<Verdict> {
    const { section, version } = release.seenIn ?? release;
    const pages = await readFailingPages(state.db, section, version);
    const rendered = await secondLook.compare(release, pages);
    return decide(release, {
      rendered,
      opened: release.witness === 'browser' ? browserCheck.requestFinding(release) : undefined,
    });
  }

  /** Failed renders that are counted: all who waited for one get the same outcomes, and it failed once. */
  const counted = new WeakSet<RenderOutcome[]>();

  return {
    served(outcomes, versions, visitorAddress, page) {
      insights.served(outcomes);
      if (!counted.has(outcomes)) {
        const told = outcomes.filter((outcome) => !(outcome.failed && outcome.isOverloaded));
        const failed = told.filter((outcome) => outcome.failed);
        if (failed.length > 0) counted.add(outcomes);
        for (const { section, version, failed: isFailed } of told)
          buffer.note({ section, version, witness: 'portal', address: visitorAddress, failed: isFailed });
        for (const { section, version } of failed) failing.note(section, version, page);
      }
      return tickets.issue(siteOf(visitorAddress), versions);
    },
    opened: (outcomes, visitorAddress) => insights.opened(outcomes, siteOf(visitorAddress)),
    async healthOf(section) {
      await save();
      const evidence = await readEvidence(state.db, section);
      const rateOf = (version: string, witness: Witness): Rate => {
        const { visits, failed } = evidence(version, witness);
        return { visits: Math.round(visits), failed: Math.round(failed) };
      };
      return (version) => ({ portal: rateOf(version, 'portal'), browser: rateOf(version, 'browser') });
    },
    routes: async (app) => {
      await app.register(failureRoutes, { visits: buffer, insights, tickets, count });
    },
    start: () => watch.start(),
    async stop() {
      await watch.stop();
      await Promise.all([save(), browserCheck.stop()]);
    },
  };
}
