import fp from 'fastify-plugin';
import { workerFile } from '../../render/rendering-plugin.ts';
import { Prover } from './prove-release.ts';

declare module 'fastify' {
  interface FastifyInstance {
    prover: Prover;
  }
}

/** The check of releases before they go live. */
export const releaseCheck = fp(
  async (app) => {
    const { settings, renderers, makeRenderRequest: makeRequest, tell } = app;
    const { releasesDir } = settings;
    app.decorate('prover', new Prover({ releasesDir, workerFile, renderers, makeRequest, tell }));
  },
  { name: 'release-check', dependencies: ['settings', 'rendering'] },
);
