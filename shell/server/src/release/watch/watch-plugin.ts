import fp from 'fastify-plugin';
import { workerFile } from '../../render/rendering-plugin.ts';
import { openBrowserCheck } from './open-browser-check.ts';
import { SecondLook } from './second-look.ts';
import { watchReleases, type WatchedReleases } from './watch-releases.ts';

declare module 'fastify' {
  interface FastifyInstance {
    watched: WatchedReleases;
  }
}

/** Counts how versions fare, and rolls back what a bad release breaks. Its calls: `watchRoutes`. */
export const watch = fp(
  async (app) => {
    const { settings, state, renderers, makeRenderRequest: makeRequest, releaseStore: store } = app;
    const { releasesDir, environment } = settings;
    const read = store.read.bind(store);
    const secondLook = new SecondLook({
      releasesDir,
      workerFile,
      renderers,
      makeRequest,
      releases: () => store.current,
      read,
    });
    const watched = watchReleases({
      state,
      browserCheck: openBrowserCheck(app, read),
      insights: app.insights,
      isPublic: environment === 'production',
      control: app.releaseControl,
      eventDelivery: app.releaseEvents.delivery,
      secondLook,
      count: (section, kind) => app.measures.reports.inc({ section, kind }),
      log: app.log,
    });
    app.decorate('watched', watched);
    app.addHook('onReady', async () => watched.start());
    app.addHook('onClose', () => watched.stop());
  },
  {
    name: 'release-watch',
    dependencies: [
      'settings',
      'state',
      'rendering',
      'release-store',
      'release-control',
      'release-events',
      'insights',
      'measures',
    ],
  },
);

/** `POST /api/portal/failures` and what else browsers report. */
export const watchRoutes = fp((app) => app.watched.routes(app), {
  name: 'watch-routes',
  dependencies: ['release-watch'],
  encapsulate: true,
});
