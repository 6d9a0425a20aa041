import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { QuotaRegistry } from './quota-registry.ts';
import type { Quotas } from './quotas.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Those of the service; see quotasOf. */
    quotas: Quotas;
  }
}

const sweepEveryMs = 60_000;

/** Gives the app its quotas, and removes old counts from time to time while it listens. */
export const quotas = fp<{ quotas: Quotas; isUsed: boolean }>(
  async (app, { quotas: own, isUsed }) => {
    app.decorate('quotas', own);
    if (!isUsed) return;
    let timer: NodeJS.Timeout | undefined;
    let sweeping = Promise.resolve();
    app.addHook('onListen', async () => {
      timer = setInterval(() => {
        sweeping = sweeping
          .then(() => own.sweep())
          .catch((error: unknown) => app.log.warn({ err: error }, 'old quota counts not removed'));
      }, sweepEveryMs);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sweeping;
    });
  },
  { name: 'quotas' },
);

/** The app's quotas under the names of its registry, which its definition lists as `quotas`. */
export function quotasOf<Registry extends QuotaRegistry>(
  app: Pick<FastifyInstance, 'quotas'>,
  _registry: Registry,
): Quotas<keyof Registry & string> {
  return app.quotas;
}
