import fp from 'fastify-plugin';

const lookEveryMs = 100;

/**
 * Lets requests under way finish and then closes their connections. Node closes only those that are idle when the stop begins;
 * one that falls idle a moment later would hold the process for its whole keep-alive time.
 */
export const gracefulClose = fp(
  async (app) => {
    let timer: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      timer = setInterval(() => app.server.closeIdleConnections(), lookEveryMs);
    });
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'graceful-close' },
);
