import fp from 'fastify-plugin';
import { ReleasedServices } from './released-services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    releasedServices: ReleasedServices;
  }
}

/** What the supervisor says of the releases of services. */
export const releasedServices = fp(
  async (app) => {
    const services = new ReleasedServices({ state: app.state, log: app.log });
    services.onReleases = (releases) => app.releaseEvents.hear(releases);
    app.decorate('releasedServices', services);
    app.addHook('onReady', async () => services.start());
    app.addHook('onClose', () => services.stop());
  },
  { name: 'released-services', dependencies: ['state', 'release-events'] },
);
