import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';

/** Facts of the moment. */
function addGauges({ renderers, releaseStore: store, state, measures }: FastifyInstance): void {
  const registers = [measures.registry];
  const breakerOpen = new Gauge({
    name: 'portal_section_breaker_open',
    help: 'Section versions that are left to the browser after repeated failures',
    labelNames: ['section'],
    registers,
    collect() {
      breakerOpen.reset();
      for (const section of renderers.openSections) breakerOpen.set({ section }, 1);
    },
  });
  const revision = new Gauge({
    name: 'portal_registry_revision',
    help: 'Revision of the live release registry',
    registers,
    collect() {
      revision.set(store.current?.revision ?? 0);
    },
  });
  const releases = new Gauge({
    name: 'portal_release_info',
    help: 'Versions that visitors get: 1 for all of them, the share for a canary',
    labelNames: ['section', 'version', 'state'],
    registers,
    collect() {
      releases.reset();
      for (const { name: section, version } of store.current?.live.values() ?? [])
        releases.set({ section, version, state: 'live' }, 1);
      for (const [section, { release, percent }] of store.current?.canaries ?? [])
        releases.set({ section, version: release.version, state: 'canary' }, percent / 100);
    },
  });
  const threads = new Gauge({
    name: 'portal_render_threads',
    help: 'Threads that render a section version',
    registers,
    collect() {
      threads.set(renderers.count);
    },
  });
  const away = new Gauge({
    name: 'portal_database_away',
    help: '1 while Postgres cannot be used and the last known state of the releases stays',
    registers,
    collect() {
      away.set(state.isAway ? 1 : 0);
    },
  });
}

/** Facts of the moment, among the metrics. */
export const siteGauges = fp(async (app) => addGauges(app), {
  name: 'site-gauges',
  dependencies: ['measures', 'rendering', 'release-store', 'state'],
});
