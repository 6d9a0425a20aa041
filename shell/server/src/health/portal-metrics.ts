import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Renderers } from '../rendering/renderers.ts';
import type { StateStore } from '../state/state-store.ts';

export interface PortalMetrics {
  registry: Registry;
  requests: Counter<'kind' | 'status'>;
  requestSeconds: Histogram<'kind'>;
  renders: Counter<'section' | 'outcome'>;
  documentSeconds: Histogram<'rendered'>;
  reports: Counter<'section' | 'kind'>;
  /** What was refused because a limit was met. */
  limitsMet: Counter<'limit'>;
  uncaughtErrors: Counter<'kind'>;
}

/** What is looked at when the metrics are read. */
export interface MeasuredSite {
  renderers: Pick<Renderers, 'openSections' | 'count'>;
  store: Pick<ReleaseStore, 'current'>;
  state: Pick<StateStore, 'isAway'>;
}

/** The portal's counters, in a registry of their own. */
export function portalMetrics(site: MeasuredSite): PortalMetrics {
  const registry = new Registry();
  const registers = [registry];
  siteGauges(site, registry);
  return {
    registry,
    requests: new Counter({
      name: 'portal_requests_total',
      help: 'Answers by kind and status class',
      labelNames: ['kind', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'portal_request_duration_seconds',
      help: 'Time from request to answer by kind',
      labelNames: ['kind'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    renders: new Counter({
      name: 'portal_renders_total',
      help: 'Page and widget renders by section and outcome',
      labelNames: ['section', 'outcome'],
      registers,
    }),
    reports: new Counter({
      name: 'portal_section_reports_total',
      help: 'What browsers report of sections; kind none: it came alive',
      labelNames: ['section', 'kind'],
      registers,
    }),
    limitsMet: new Counter({
      name: 'portal_limits_met_total',
      help: 'Connections and requests refused by a limit',
      labelNames: ['limit'],
      registers,
    }),
    uncaughtErrors: new Counter({
      name: 'portal_uncaught_errors_total',
      help: 'Errors that nothing in the portal handled',
      labelNames: ['kind'],
      registers,
    }),
    documentSeconds: new Histogram({
      name: 'portal_document_seconds',
      help: 'Time to make a document',
      labelNames: ['rendered'],
      buckets: [0.002, 0.005, 0.01, 0.03, 0.1, 0.3, 0.6, 1],
      registers,
    }),
  };
}

/** Facts of the moment. */
function siteGauges({ renderers, store, state }: MeasuredSite, registry: Registry): void {
  const registers = [registry];
  const breakerOpen = new Gauge({
    name: 'portal_section_breaker_open',
    help: 'Section versions that are left to the browser after repeated failures',
    labelNames: ['section'],
    registers,
    collect() {
      breakerOpen.reset();
      for (const section of renderers.openSections) breakerOpen.set({ section }, 1);
    },
  });
  const revision = new Gauge({
    name: 'portal_registry_revision',
    help: 'Revision of the live release registry',
    registers,
    collect() {
      revision.set(store.current?.revision ?? 0);
    },
  });
  const releases = new Gauge({
    name: 'portal_release_info',
    help: 'Versions that visitors get: 1 for all of them, the share for a canary',
    labelNames: ['section', 'version', 'state'],
    registers,
    collect() {
      releases.reset();
      for (const { name: section, version } of store.current?.live.values() ?? [])
        releases.set({ section, version, state: 'live' }, 1);
      for (const [section, { release, percent }] of store.current?.canaries ?? [])
        releases.set({ section, version: release.version, state: 'canary' }, percent / 100);
    },
  });
  const threads = new Gauge({
    name: 'portal_render_threads',
    help: 'Threads that render a section version',
    registers,
    collect() {
      threads.set(renderers.count);
    },
  });
  const away = new Gauge({
    name: 'portal_database_away',
    help: '1 while Postgres cannot be used and the last known state of the releases stays',
    registers,
    collect() {
      away.set(state.isAway ? 1 : 0);
    },
  });
}
