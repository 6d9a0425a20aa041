import fp from 'fastify-plugin';

/** Off from the moment that a stop is asked for, so that nobody sends new work. */
export interface Readiness {
  stopping: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

const closeEveryMs = 100;

/**
 * Lets requests under way finish while the app stops: each response ends its connection, and what falls idle is closed. Node
 * closes only connections that are idle when the stop begins; another would hold the process for its keep-alive time.
 */
export const draining = fp(
  async (app) => {
    const readiness: Readiness = { stopping: false };
    let timer: NodeJS.Timeout | undefined;
    app.decorate('readiness', readiness);
    app.addHook('onSend', async (_request, reply) => {
      if (readiness.stopping) reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      readiness.stopping = true;
      timer = setInterval(() => app.server.closeIdleConnections(), closeEveryMs);
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'draining' },
);
