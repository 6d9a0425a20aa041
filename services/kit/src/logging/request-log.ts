import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const acceptableId = /^[\w.-]{8,128}$/;

/** The portal's request id, or a new one when there is none worth keeping. */
export function requestIdOf(message: Pick<IncomingMessage, 'headers'>): string {
  const given = message.headers['x-request-id'];
  return typeof given === 'string' && acceptableId.test(given) ? given : randomUUID();
}

const quiet = new Set(['/health/live', '/health/ready', '/metrics']);

/** Answers `x-request-id` and writes one line a request: no query, no headers, no address. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const line = {
      method: request.method,
      path,
      route: request.routeOptions.url,
      statusCode: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (quiet.has(path ?? '')) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}
