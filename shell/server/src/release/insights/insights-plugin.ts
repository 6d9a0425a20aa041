import fp from 'fastify-plugin';
import { ReleaseInsights } from './release-insights.ts';

declare module 'fastify' {
  interface FastifyInstance {
    insights: ReleaseInsights;
  }
}

/** How versions fare with visitors. */
export const insights = fp(
  async (app) => {
    const { state, mirror, log } = app;
    const { releasesDir } = app.settings;
    app.decorate('insights', new ReleaseInsights({ state, releasesDir, mirror, log }));
    app.addHook('onReady', async () => app.insights.start());
    app.addHook('onClose', () => app.insights.stop());
  },
  { name: 'insights', dependencies: ['settings', 'state', 'mirror'] },
);
