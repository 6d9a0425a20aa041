import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

interface PoolNumbers {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** `/metrics` for Prometheus: time of requests by route, the database pool and, with `process`, the process itself. */
export function addMetrics(app: FastifyInstance, service: string, options: { process: boolean }): void {
  const register = new Registry();
  register.setDefaultLabels({ service });
  if (options.process) collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    registers: [register],
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  const uncaught = new Counter({
    name: 'uncaught_errors_total',
    help: 'Errors that nobody caught',
    registers: [register],
  });
  app.decorate('countUncaughtError', () => uncaught.inc());
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the pool by state',
    registers: [register],
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
  app.get('/metrics', async (_request, reply) => reply.type(register.contentType).send(await register.metrics()));
}
