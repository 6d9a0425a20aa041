import { join } from 'node:path';
import fp from 'fastify-plugin';
import { BuiltReleases } from './built-releases.ts';
import { Candidates } from './candidates.ts';
import { ReleaseControl } from './release-control.ts';
import type { ReleaseSnapshot } from '../store/release-snapshot.ts';
import { verifyFiles } from '../store/verify-files.ts';

declare module 'fastify' {
  interface FastifyInstance {
    candidates: Candidates;
    releaseControl: ReleaseControl;
    builtReleases: BuiltReleases;
  }
}

/** Takes releases, and moves the pointers to them. */
export const releaseControl = fp(
  async (app) => {
    const { mirror, state, releaseStore: store, prover, log } = app;
    const { releasesDir: dir } = app.settings;
    const eventDelivery = app.releaseEvents.delivery;
    const warm = (snapshot: ReleaseSnapshot) => app.renderers.ensure(snapshot);
    const candidates = new Candidates({ dir, mirror, state, store, prover, warm, eventDelivery, log });
    const control = new ReleaseControl({
      mirror,
      state,
      store,
      candidates,
      eventDelivery,
      log,
      warm,
      verify: (release) => verifyFiles(join(dir, release.name, release.version), release),
    });
    const built = new BuiltReleases({ dir, mirror, state, control, log });
    app.decorate('candidates', candidates);
    app.decorate('releaseControl', control);
    app.decorate('builtReleases', built);
    app.addHook('onClose', () => built.stop());
  },
  {
    name: 'release-control',
    dependencies: ['settings', 'mirror', 'state', 'release-store', 'rendering', 'release-check', 'release-events'],
  },
);
