import { localeOf } from '@portal/runtime';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { ReleaseIcon } from '../release/store/release-icon.ts';
import { fullRegistry, shellName } from '../release/store/release-snapshot.ts';
import { listedPages } from './listed-pages.ts';
import { MicroCache } from '../http/micro-cache.ts';
import { siteTexts } from '../config/site-texts.ts';
import { webManifest } from './web-manifest.ts';
import { publicPaths, robotsText, securityText, sitemapXml } from './sitemap.ts';

async function addSiteFiles(app: FastifyInstance): Promise<void> {
  const { services, visitorReleases } = app;
  const { publicOrigin, releasesDir } = app.settings;
  const icon = new ReleaseIcon(releasesDir);
  const currentSnapshot = () => app.releaseStore.current?.base;

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(publicOrigin)),
  );

  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(securityText(publicOrigin)),
  );

  // However many ask at a time, the services are asked once
  const sitemaps = new MicroCache<string>({ maxEntries: 2 });
  app.get('/sitemap.xml', async (request, reply) => {
    const snapshot = currentSnapshot();
    const make = async (): Promise<string> => {
      const pages = publicPaths(snapshot?.releases).map((path) => ({ path, isTranslated: true }));
      const calls = { upstreams: services.upstreams(), fetch: services.fetch, log: request.log };
      const listed = snapshot ? await listedPages(snapshot, calls) : [];
      return sitemapXml(publicOrigin, [...pages, ...listed]);
    };
    const { value } = await sitemaps.get(String(snapshot?.revision), make, () => true);
    return reply.type('application/xml; charset=utf-8').send(value);
  });

  app.get('/site.webmanifest', async (request, reply) => {
    const texts = siteTexts(localeOf(request));
    const shell = currentSnapshot()?.releases.get(shellName);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'cookie, accept-language' })
      .type('application/manifest+json; charset=utf-8')
      .send(webManifest(texts, shell));
  });

  app.get('/favicon.ico', async (_request, reply) => {
    const href = icon.href(currentSnapshot()?.releases.get(shellName));
    return href ? reply.redirect(href, 302) : reply.code(204).send();
  });

  app.get('/api/portal/personal-data', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      // The kit serves the call below a service's first base
      services: services.all.map(({ name, bases: [base] }) => ({ name, path: `/api/${base}/my-data` })),
    }),
  );

  app.get<{ Querystring: { known?: string } }>('/api/portal/registry', async (request, reply) => {
    const { snapshot, preview } = (await visitorReleases.choose(request, reply)) ?? {};
    void reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
    if (snapshot && !preview && request.query.known === String(snapshot.revision)) return reply.code(204).send();
    return reply.send(snapshot ? fullRegistry(snapshot) : { revision: 0, sections: {} });
  });
}

/** `/robots.txt`, `/.well-known/security.txt`, `/sitemap.xml`, `/favicon.ico`, and for browsers the registry and the calls that export a person's data. */
export const siteFiles = fp(addSiteFiles, {
  name: 'site-files',
  dependencies: ['settings', 'services', 'release-store', 'visitor-releases'],
  encapsulate: true,
});
