import fp from 'fastify-plugin';
import type { Knex } from 'knex';
import type { Revocations } from './revocations.ts';

/** Polls while the app listens. */
export const pollRevocations = fp<{ revocations: Revocations }>(
  async (app, { revocations }) => {
    app.addHook('onListen', async () => revocations.start());
    app.addHook('onClose', () => revocations.stop());
  },
  { name: 'poll-revocations' },
);

const sweepEveryMs = 60_000;

/** Removes entries that are older than any token, from time to time while the app listens. For the service that writes them. */
export const sweepRevocations = fp<{ db: Knex }>(
  async (app, { db }) => {
    let timer: NodeJS.Timeout | undefined;
    let sweeping: Promise<unknown> = Promise.resolve();
    const sweep = async (): Promise<unknown> =>
      db.raw(`delete from revocations.entries where at < now() - interval '1 hour'`);
    app.addHook('onListen', async () => {
      timer = setInterval(() => {
        sweeping = sweeping
          .then(sweep)
          .catch((error: unknown) => app.log.warn({ err: error }, 'old revocations not removed'));
      }, sweepEveryMs);
      timer.unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await sweeping;
    });
  },
  { name: 'sweep-revocations' },
);
