import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { PortalMetrics } from '../health/portal-metrics.ts';

/** Path without the query, where names, addresses and search words stand. */
export function loggedPath(request: Pick<FastifyRequest, 'url'>): string {
  return request.url.split('?', 1)[0] ?? '';
}

/** One line and one count for each answer, and the request id on it. */
export const requestLog = fp<{ metrics: PortalMetrics }>(
  async (app, { metrics }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const path = loggedPath(request);
      const kind = path.startsWith('/api/') ? 'api' : path.startsWith('/r/') ? 'file' : 'document';
      metrics.requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
      const line = {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      if (kind === 'file' && reply.statusCode < 400) request.log.debug(line, 'answered');
      else request.log.info(line, 'answered');
    });
  },
  { name: 'request-log' },
);
