import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface PortalMetrics {
  registry: Registry;
  requests: Counter<'kind' | 'status'>;
  renders: Counter<'section' | 'outcome'>;
  documentSeconds: Histogram<'rendered'>;
  reports: Counter<'section' | 'kind'>;
  /** What was refused because a limit was met. */
  limitsMet: Counter<'limit'>;
  uncaughtErrors: Counter<'kind'>;
}

/** The portal's counters, in a registry of their own. */
export function portalMetrics(site: { openSections(): string[]; revision(): number }): PortalMetrics {
  const registry = new Registry();
  const registers = [registry];
  const breakerOpen = new Gauge({
    name: 'portal_section_breaker_open',
    help: 'Section versions that are left to the browser after repeated failures',
    labelNames: ['section'],
    registers: [],
    collect() {
      this.reset();
      for (const section of site.openSections()) this.set({ section }, 1);
    },
  });
  const revision = new Gauge({
    name: 'portal_registry_revision',
    help: 'Revision of the live release registry',
    registers: [],
    collect() {
      this.set(site.revision());
    },
  });
  registry.registerMetric(breakerOpen);
  registry.registerMetric(revision);
  return {
    registry,
    requests: new Counter({
      name: 'portal_requests_total',
      help: 'Answers by kind and status class',
      labelNames: ['kind', 'status'],
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
