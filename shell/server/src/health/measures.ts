import fp from 'fastify-plugin';
import { portalMetrics, type PortalMetrics } from './portal-metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    measures: PortalMetrics;
  }
}

/** What the portal counts of itself. */
export const measures = fp(
  async (app) =>
    void app.decorate(
      'measures',
      portalMetrics({ renderers: app.renderers, store: app.releaseStore, state: app.state }),
    ),
  { name: 'measures', dependencies: ['rendering', 'release-store', 'state'] },
);
