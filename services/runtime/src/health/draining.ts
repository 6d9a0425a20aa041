import fp from 'fastify-plugin';

/** Off from the moment that a stop is asked for, so that nobody sends new work. */
export interface Readiness {
  stopping: boolean;
}

export interface DrainingOptions {
  /**
   * Told to clients with each response (`keep-alive: timeout=`). undici closes a connection that was idle for 2 s less. Where
   * that is shorter than the drain, a client has no idle connection left when the process stops listening: it would send its
   * next request into one that is just being closed.
   */
  keepAliveHintSeconds?: number;
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
export const draining = fp<DrainingOptions>(
  async (app, { keepAliveHintSeconds }) => {
    const readiness: Readiness = { stopping: false };
    let timer: NodeJS.Timeout | undefined;
    app.decorate('readiness', readiness);
    app.addHook('onSend', async (_request, reply) => {
      if (readiness.stopping) reply.header('connection', 'close');
      else if (keepAliveHintSeconds !== undefined) reply.header('keep-alive', `timeout=${keepAliveHintSeconds}`);
    });
    app.addHook('preClose', async () => {
      readiness.stopping = true;
      timer = setInterval(() => app.server.closeIdleConnections(), closeEveryMs);
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'draining' },
);
