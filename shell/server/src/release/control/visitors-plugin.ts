import fp from 'fastify-plugin';
import { PreviewReleases } from './preview-releases.ts';
import { refusedSince } from './release-overview.ts';
import { VisitorReleases } from './visitor-releases.ts';
import { VisitorShare } from './visitor-share.ts';

declare module 'fastify' {
  interface FastifyInstance {
    visitorShare: VisitorShare;
    visitorReleases: VisitorReleases;
  }
}

/** Which versions a visitor gets: the live ones, a canary by their share, or one that they preview. */
export const visitorReleases = fp(
  async (app) => {
    const { settings, releaseStore: store, state } = app;
    const { developerPreviews: allowsDevelopers, developed, isHttps } = settings;
    const share = new VisitorShare(isHttps);
    const previews = new PreviewReleases(store, refusedSince(state));
    const { previewKey: key } = state.current;
    const current = () => store.current;
    app.decorate('visitorShare', share);
    app.decorate(
      'visitorReleases',
      new VisitorReleases({ share, allowsDevelopers, developed, current, previews, previewKey: () => key }),
    );
  },
  { name: 'visitor-releases', dependencies: ['settings', 'release-store', 'state'] },
);
