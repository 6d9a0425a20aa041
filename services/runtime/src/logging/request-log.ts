import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const acceptableId = /^[\w.-]{8,128}$/;

/** The portal's request id, or a new one when there is none worth keeping. */
export function requestIdOf(message: Pick<IncomingMessage, 'headers'>): string {
  const given = message.headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}

/** Path without the query, which may contain names, addresses and search words. */
export function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}

export interface RequestLogOptions {
  message?: string;
  /** Members of a line beside `method`, `path` and `ms`. */
  fields?(request: FastifyRequest, reply: FastifyReply): object;
  /** Whether a response is worth a line at level debug only; by default health checks and metrics. */
  isQuiet?(path: string, statusCode: number): boolean;
}

const quiet = new Set(['/health/live', '/health/ready', '/metrics']);

/** Sets `x-request-id` and writes one line for each response: no query, no headers, no address. */
export const requestLog = fp<RequestLogOptions>(
  async (
    app,
    {
      message = 'request',
      fields = (request, reply) => ({ route: request.routeOptions.url, statusCode: reply.statusCode }),
      isQuiet = (path) => quiet.has(path),
    },
  ) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const path = pathOf(request);
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      const level = isQuiet(path, reply.statusCode) ? 'debug' : 'info';
      request.log[level]({ method: request.method, path, ...fields(request, reply), ms }, message);
    });
  },
  { name: 'request-log' },
);
