import fp from 'fastify-plugin';
import { ReleaseEvents } from './release-events.ts';

declare module 'fastify' {
  interface FastifyInstance {
    releaseEvents: ReleaseEvents;
  }
}

/** Sends what happens to releases to the webhook. */
export const releaseEvents = fp(
  async (app) => {
    const { publicOrigin, releaseWebhook: webhook } = app.settings;
    const events = new ReleaseEvents({ state: app.state, publicOrigin, webhook, log: app.log });
    app.decorate('releaseEvents', events);
    app.addHook('onReady', async () => events.start());
    app.addHook('onClose', () => events.stop());
  },
  { name: 'release-events', dependencies: ['settings', 'state'] },
);
