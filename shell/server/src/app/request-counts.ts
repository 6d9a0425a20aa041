import { pathOf } from '@portal/runtime';
import fp from 'fastify-plugin';
import type { PortalMetrics } from '../health/portal-metrics.ts';

/** What a path is asked for, as metrics and the request log tell it. */
export function kindOf(path: string): 'api' | 'file' | 'document' {
  if (path.startsWith('/api/')) return 'api';
  return path.startsWith('/r/') ? 'file' : 'document';
}

/** Counts each response by its kind and status class. */
export const requestCounts = fp<{ metrics: Pick<PortalMetrics, 'requests'> }>(
  async (app, { metrics }) => {
    app.addHook('onResponse', async (request, reply) => {
      metrics.requests.inc({ kind: kindOf(pathOf(request)), status: `${Math.floor(reply.statusCode / 100)}xx` });
    });
  },
  { name: 'request-counts' },
);
