import fp from 'fastify-plugin';
import { ReleaseStore } from './release-store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    releaseStore: ReleaseStore;
  }
}

/** The releases that visitors get, read and their renderers warm when `app.ready()` is done. */
export const releaseStore = fp(
  async (app) => {
    const { settings, mirror, state, log } = app;
    const prepare = app.renderers.activate.bind(app.renderers);
    const store = new ReleaseStore({ dir: settings.releasesDir, mirror, state, log, prepare });
    app.decorate('releaseStore', store);
    app.addHook('onReady', () => store.start());
    app.addHook('onClose', async () => store.stop());
  },
  { name: 'release-store', dependencies: ['settings', 'mirror', 'state', 'rendering'] },
);
