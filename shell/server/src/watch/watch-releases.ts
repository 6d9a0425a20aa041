import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import type { FailureKind, StayEntry, VersionHealth } from '@portal/contract';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AuditQueue } from '../audit/audit-queue.ts';
import type { RenderOutcome } from '../documents/document-composer.ts';
import type { PointerState } from '../releases/registry-file.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import { failureRoutes } from './failure-routes.ts';
import { FailingPages, type Address } from './failing-pages.ts';
import { reasonToStay } from './judge-suspect.ts';
import { KeptVisits } from './kept-visits.ts';
import { ReleaseWatch, type Stay, type Suspect, type Why } from './release-watch.ts';
import type { SecondLook } from './second-look.ts';
import { VisitLedger } from './visit-ledger.ts';
import { createTickets } from './visit-ticket.ts';

export interface WatchedReleases {
  /** Notes how the sections of an answered document fared. Returns its nonce, which is its visitor's ticket for reports. */
  served(outcomes: RenderOutcome[], visitorAddress: string, page: Address): string;
  /** Newest first. */
  staysOf(section: string): StayEntry[];
  healthOf(section: string, version: string): VersionHealth;
  /** `POST /api/portal/failures`. */
  routes(app: FastifyInstance): Promise<void>;
  start(): void;
  stop(): void;
}

export interface WatchReleasesOptions {
  /** Signs tickets; the same for all replicas. */
  key: Buffer;
  /** Where counts outlive this process. */
  stateDir: string;
  /** The site is on the internet: a private address is then a proxy that hides its visitors, not a visitor. */
  isPublic: boolean;
  pointers(): ReadonlyMap<string, PointerState>;
  control: Pick<ReleaseControl, 'rollback' | 'onChange'>;
  secondLook: Pick<SecondLook, 'compare'>;
  audit: Pick<AuditQueue, 'record'>;
  count(section: string, kind: FailureKind): void;
  log: FastifyBaseLogger;
}

/** A version that goes on to seem failing for the same reason is written down once in this time. */
const sameStayMs = 10 * 60_000;
const mostStays = 20;

/** Counts how versions fare and heals what a bad release breaks. */
export function watchReleases({
  key,
  stateDir,
  isPublic,
  pointers,
  control,
  secondLook,
  audit,
  count,
  log,
}: WatchReleasesOptions): WatchedReleases {
  const ledger = new VisitLedger({ key: createHmac('sha256', key).update('addresses').digest(), isPublic });
  const failing = new FailingPages();
  const stays = new Map<string, StayEntry[]>();
  const tickets = createTickets(key);
  const takeBack = (section: string, version: string, why: Why) =>
    control.rollback(section, { action: 'heal', by: 'portal', ifVersion: version, ...why });
  const watch = new ReleaseWatch({ ledger, pointers, takeBack, log, reasonToStay: lookAgain, onStay: noteStay });
  const visits = new KeptVisits({ file: join(stateDir, 'visits.json'), ledger, versions: () => watch.versions(), log });
  control.onChange(({ section, before, entry }) => {
    const isOffered = entry.action === 'live' || entry.action === 'canary';
    const isNew = isOffered && entry.version !== before?.live && entry.version !== before?.canary?.version;
    if (isNew) ledger.forget(section, entry.version);
  });

  async function lookAgain(suspect: Suspect): Promise<Stay | undefined> {
    const { section, version, predecessor } = suspect;
    const compared = await secondLook.compare(section, version, predecessor, failing.of(section, version));
    return compared && reasonToStay(suspect, compared);
  }

  function noteStay(section: string, version: string, { reason, cause }: Why): void {
    const known = stays.get(section) ?? [];
    const [last] = known;
    if (last?.version === version && Date.now() - Date.parse(last.at) < sameStayMs) return;
    stays.set(
      section,
      [{ action: 'stay' as const, version, at: new Date().toISOString(), by: 'portal', reason, cause }, ...known].slice(
        0,
        mostStays,
      ),
    );
    audit.record({
      action: 'release.stay',
      target: { type: 'section', id: section },
      details: { version, by: 'portal', reason },
    });
  }

  function isKnown(section: string, version: string): boolean {
    const pointer = pointers().get(section);
    return [
      pointer?.live,
      pointer?.canary?.version,
      ...(pointer?.history ?? []).map((entry) => entry.version),
    ].includes(version);
  }

  /** Failed renders that are counted: all who waited for one get the same outcomes, and it failed once. */
  const counted = new WeakSet<RenderOutcome[]>();

  return {
    served(outcomes, visitorAddress, page) {
      if (!counted.has(outcomes)) {
        const failed = outcomes.filter((outcome) => outcome.failed);
        if (failed.length > 0) counted.add(outcomes);
        for (const outcome of outcomes) ledger.note({ ...outcome, witness: 'portal', address: visitorAddress });
        for (const { section, version } of failed) failing.note(section, version, page);
      }
      return tickets.issue();
    },
    staysOf: (section) => stays.get(section) ?? [],
    healthOf(section, version) {
      const rateOf = (witness: 'portal' | 'browser') => {
        const { visits, failed } = ledger.evidence(section, version, witness);
        return { visits: Math.round(visits), failed: Math.round(failed) };
      };
      return { portal: rateOf('portal'), browser: rateOf('browser') };
    },
    routes: async (app) => {
      await app.register(failureRoutes, { ledger, tickets, isKnown, count });
    },
    start() {
      visits.start();
      watch.start();
    },
    stop() {
      watch.stop();
      visits.stop();
    },
  };
}
