import fp from 'fastify-plugin';

/**
 * Gives the errors of every request and response an owner for as long as they live. Readers of a body listen while they read;
 * a connection that breaks off between two of them would otherwise be an error that nobody caught.
 */
export const streamErrors = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      const note = (error: unknown): void => request.log.debug({ err: error }, 'connection broke off');
      request.raw.on('error', note);
      reply.raw.on('error', note);
    });
  },
  { name: 'stream-errors' },
);
