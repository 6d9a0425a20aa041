import fp from 'fastify-plugin';
import { openMirror, type ReleaseMirror } from './release-mirror.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mirror: ReleaseMirror;
  }
}

/** Where the files of releases come from when this machine lacks them. */
export const mirror = fp(async (app) => void app.decorate('mirror', await openMirror(app.settings)), {
  name: 'mirror',
  dependencies: ['settings'],
});
