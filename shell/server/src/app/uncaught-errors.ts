import type { FastifyBaseLogger } from 'fastify';
import type { PortalMetrics } from '../health/portal-metrics.ts';

/**
 * Notes errors that nothing handled, and goes on: infra/docs/decisions/0020-the-portal-goes-on.md says why. The request
 * they came from ends by its time limits.
 */
export function surviveUncaughtErrors(log: FastifyBaseLogger, metrics: Pick<PortalMetrics, 'uncaughtErrors'>): void {
  for (const kind of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(kind, (err: unknown) => {
      metrics.uncaughtErrors.inc({ kind });
      log.fatal({ err, kind }, 'an error that nothing handled; the portal goes on');
    });
  }
}
