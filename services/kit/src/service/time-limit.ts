import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../errors/error-handler.ts';
import { problem } from '../errors/problem-error.ts';

/** architecture.md: edge 15 s, portal 10 s, service 5 s, SQL 3 s. */
export const serviceLimitMs = 5_000;
const retryAfterSeconds = 5;

const overdue = new WeakSet<FastifyRequest>();

/** True once a request was answered with `time-limit`: its handler may still be at work. */
export function isOverdue(request: FastifyRequest): boolean {
  return overdue.has(request);
}

/**
 * Answers 503 `time-limit` when a handler takes too long to begin its answer.
 * Fastify's own handlerTimeout also cuts a download that a slow visitor is still reading; this one ends with the first byte.
 */
export function addTimeLimit(app: FastifyInstance, limitMs = serviceLimitMs): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', async (request, reply) => {
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      overdue.add(request);
      request.log.warn({ route: request.routeOptions.url }, 'time limit');
      void sendProblem(reply, problem.unavailable('time-limit', retryAfterSeconds));
    }, limitMs);
    timers.set(request, timer);
  });
  app.addHook('onSend', async (request) => clearTimeout(timers.get(request)));
  app.addHook('onRequestAbort', async (request) => clearTimeout(timers.get(request)));
}
