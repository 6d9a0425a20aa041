import fp from 'fastify-plugin';
import { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** The services that calls go to. */
export const reachableServices = fp(async (app) => void app.decorate('services', new Services(app.settings)), {
  name: 'services',
  dependencies: ['settings'],
});
