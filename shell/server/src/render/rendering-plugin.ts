import fp from 'fastify-plugin';
import { renderRequests, type RequestMaker } from './render-request.ts';
import { Renderers } from './renderers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    renderers: Renderers;
    makeRenderRequest: RequestMaker;
  }
}

/** Entry of the render threads. */
export const workerFile = new URL('render-worker.js', import.meta.url);

/** The threads that render the versions of sections. */
export const rendering = fp(
  async (app) => {
    const { releasesDir, limits } = app.settings;
    const makeRequest = renderRequests(app.settings, app.services, app.server);
    app.decorate('makeRenderRequest', makeRequest);
    app.decorate(
      'renderers',
      new Renderers({ releasesDir, workerFile, log: app.log, maxUnanswered: limits.rendersPerSection, makeRequest }),
    );
    app.addHook('onClose', () => app.renderers.stop());
  },
  { name: 'rendering', dependencies: ['settings', 'services'] },
);
