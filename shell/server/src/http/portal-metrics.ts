import fp from 'fastify-plugin';
import { Counter, Histogram, Registry } from 'prom-client';

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

declare module 'fastify' {
  interface FastifyInstance {
    measures: PortalMetrics;
  }
}

/** The portal's counters, in a registry of their own. */
export function portalMetrics(): PortalMetrics {
  const registry = new Registry();
  const registers = [registry];
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

/** What the portal counts of itself. */
export const measures = fp(async (app) => void app.decorate('measures', portalMetrics()), { name: 'measures' });
