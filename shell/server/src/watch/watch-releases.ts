import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { RenderOutcome } from '../documents/document-composer.ts';
import type { PointerState } from '../releases/registry-file.ts';
import type { ReleaseControl } from '../releases/release-control.ts';
import type { Rate } from './compare-rates.ts';
import { failureRoutes, type FailureKind } from './failure-routes.ts';
import { ReleaseWatch } from './release-watch.ts';
import { VisitLedger } from './visit-ledger.ts';
import { createTickets } from './visit-ticket.ts';

/** What admins see of a version: visits of the last hour by who saw them. */
export type VersionHealth = Record<'portal' | 'browser', Rate>;

export interface WatchedReleases {
  /** Notes how the sections of an answered document fared. Returns its nonce, which is its visitor's ticket for reports. */
  served(outcomes: RenderOutcome[], address: string): string;
  healthOf(section: string, version: string): VersionHealth;
  /** `POST /api/portal/failures`. */
  routes(app: FastifyInstance): Promise<void>;
  start(): void;
  stop(): void;
}

export interface WatchReleasesOptions {
  /** Signs tickets; the same for all replicas. */
  key: Buffer;
  pointers(): ReadonlyMap<string, PointerState>;
  control: Pick<ReleaseControl, 'rollback' | 'onChange'>;
  count(section: string, kind: FailureKind): void;
  log: FastifyBaseLogger;
}

/** Counts how versions fare and heals what a bad release breaks. */
export function watchReleases({ key, pointers, control, count, log }: WatchReleasesOptions): WatchedReleases {
  const ledger = new VisitLedger();
  const tickets = createTickets(key);
  const takeBack = (section: string, version: string, reason: string) =>
    control.rollback(section, { action: 'heal', by: 'portal', ifVersion: version, reason });
  const watch = new ReleaseWatch({ ledger, pointers, takeBack, log });
  control.onChange(({ section, before, entry }) => {
    const isOffered = entry.action === 'live' || entry.action === 'canary';
    const isNew = isOffered && entry.version !== before?.live && entry.version !== before?.canary?.version;
    if (isNew) ledger.forget(section, entry.version);
  });

  function isKnown(section: string, version: string): boolean {
    const pointer = pointers().get(section);
    return [pointer?.live, pointer?.canary?.version, ...(pointer?.history ?? []).map((entry) => entry.version)].includes(version);
  }

  return {
    served(outcomes, address) {
      const ticket = tickets.issue();
      for (const outcome of outcomes) ledger.note({ ...outcome, witness: 'portal', address, ticket });
      return ticket;
    },
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
    start: () => watch.start(),
    stop: () => watch.stop(),
  };
}
