import { pathOf } from '@portal/runtime';
import fp from 'fastify-plugin';

/** What a path is asked for, as metrics and the request log tell it. */
export function kindOf(path: string): 'api' | 'file' | 'document' {
  if (path.startsWith('/api/')) return 'api';
  return path.startsWith('/r/') ? 'file' : 'document';
}

/** Counts each response by its kind and status class, and the time until it was sent. */
export const requestCounts = fp(
  async (app) => {
    const { requests, requestSeconds } = app.measures;
    app.addHook('onResponse', async (request, reply) => {
      const kind = kindOf(pathOf(request));
      requests.inc({ kind, status: `${Math.floor(reply.statusCode / 100)}xx` });
      requestSeconds.observe({ kind }, reply.elapsedTime / 1_000);
    });
  },
  { name: 'request-counts', dependencies: ['measures'] },
);
