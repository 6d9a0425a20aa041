import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Registry } from 'prom-client';

export interface MetricsOptions {
  registry: Registry;
  /** Who may read them; everybody by default. */
  mayRead?(request: FastifyRequest): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    metricsRegistry: Registry;
  }
}

/** `/metrics` for Prometheus; 404 for clients that may not read them. */
export const metrics = fp<MetricsOptions>(
  async (app, { registry, mayRead = () => true }) => {
    app.decorate('metricsRegistry', registry);
    app.get('/metrics', async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!mayRead(request)) return reply.code(404).type('text/plain').send('not found\n');
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  },
  { name: 'metrics' },
);
