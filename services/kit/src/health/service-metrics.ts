import { metrics } from '@portal/runtime';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

interface PoolNumbers {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

export interface ServiceMetricsOptions {
  service: string;
  /** Whether to measure the process too. */
  ofProcess: boolean;
}

/** `/metrics` of a service: time of requests by route, the database pool and, with `ofProcess`, the process itself. */
export const serviceMetrics = fp<ServiceMetricsOptions>(
  async (app, { service, ofProcess }) => {
    const registry = new Registry();
    registry.setDefaultLabels({ service });
    if (ofProcess) collectDefaultMetrics({ register: registry });
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      registers: [registry],
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    });
    const uncaught = new Counter({
      name: 'uncaught_errors_total',
      help: 'Errors that nobody caught',
      registers: [registry],
    });
    app.decorate('countUncaughtError', () => uncaught.inc());
    new Gauge({
      name: 'database_pool_connections',
      help: 'Connections of the pool by state',
      registers: [registry],
      labelNames: ['state'],
      collect() {
        const pool = app.db.client.pool as PoolNumbers | undefined;
        if (!pool) return;
        this.set({ state: 'used' }, pool.numUsed());
        this.set({ state: 'free' }, pool.numFree());
        this.set({ state: 'waited for' }, pool.numPendingAcquires());
      },
    });
    app.addHook('onResponse', async (request, reply) => {
      // The pattern, not the path: paths are without number
      seconds.observe(
        { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
        reply.elapsedTime / 1000,
      );
    });
    await app.register(metrics, { registry });
  },
  { name: 'service-metrics', decorators: { fastify: ['db'] } },
);
