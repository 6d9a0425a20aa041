import type { FastifyInstance } from 'fastify';

/** Where errors arrive that nobody caught; `process`, but for tests. */
export interface ErrorSource {
  on(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
}

/**
 * Logs and counts errors that nobody caught, and goes on: whoever made one request fail must not end all others. The request
 * that caused it ends by its time limit. State is in Postgres, so that a process has little to lose by going on.
 */
export function surviveUncaughtErrors(app: FastifyInstance, source: ErrorSource = process): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    source.on(event, (error) => {
      app.countUncaughtError();
      app.log.error({ err: error instanceof Error ? error : new Error(`thrown: ${typeof error}`) }, event);
    });
  }
}

/**
 * Gives the errors of every request and response an owner for as long as they live. Readers of a body listen while they read;
 * a connection that breaks off between two of them would otherwise be an error that nobody caught.
 */
export function ownStreamErrors(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const note = (error: unknown): void => request.log.debug({ err: error }, 'connection broke off');
    request.raw.on('error', note);
    reply.raw.on('error', note);
  });
}
