import { pathOf } from '@portal/runtime';
import fp from 'fastify-plugin';
import type { PortalMetrics } from '../health/portal-metrics.ts';

/** What a path is asked for, as metrics and the request log tell it. */
export function kindOf(path: string): 'api' | 'file' | 'document' {
  if (path.startsWith('/api/')) return 'api';
  return path.startsWith('/r/') ? 'file' : 'document';
}

/** Counts each response by its kind and status class, and the time until it was sent. */
export const requestCounts = fp<{ metrics: Pick<PortalMetrics, 'requests' | 'requestSeconds'> }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', async (request, reply) => {
      const kind = kindOf(pathOf(request));
      metrics.requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
      metrics.requestSeconds.observe({ kind }, reply.elapsedTime / 1_000);
    });
  },
  { name: 'request-counts' },
);
