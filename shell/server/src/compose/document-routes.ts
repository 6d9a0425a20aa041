import { localeOf } from '@portal/runtime';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { faultOfPath } from '../http/bad-paths.ts';
import { documentHeaders } from '../http/security-headers.ts';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import { Condenser } from '../http/condenser.ts';
import { isVisit } from '../release/insights/page-visits.ts';
import { rightSpelling } from '../release/store/path-owner.ts';
import { shellName, type ReleaseSnapshot } from '../release/store/release-snapshot.ts';
import { FormerReleases } from '../release/store/former-releases.ts';
import { ReleaseIcon } from '../release/store/release-icon.ts';
import { ReleaseStyles } from '../release/store/release-style.ts';
import type { ChosenReleases } from '../release/control/visitor-releases.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { DocumentComposer, type ComposedDocument, type DocumentAddress } from './document-composer.ts';
import { unavailableHtml } from './document-html.ts';
import { PageRenderer } from './page-renderer.ts';
import { splitUrl, tidyPath } from './request-url.ts';
import { SharedDocuments } from './shared-documents.ts';
import { themeOf } from './theme.ts';

/** Seconds after which a page that cannot be served now is worth another try. */
const retryAfterSeconds = '5';

/** The documents that visitors get, and the policy that each carries. */
function sharedDocuments({
  settings,
  renderers,
  releaseStore,
  makeRenderRequest,
  measures: metrics,
  log,
}: FastifyInstance) {
  const { publicOrigin, releasesDir, limits } = settings;
  const policy = contentSecurityPolicy(settings);
  const composer = new DocumentComposer({
    publicOrigin,
    makeRequest: makeRenderRequest,
    pages: new PageRenderer({ renderers, metrics, log }),
    styles: new ReleaseStyles(releasesDir),
    icon: new ReleaseIcon(releasesDir),
    policy,
  });
  const warm = (snapshot: ReleaseSnapshot) => renderers.ensure(snapshot);
  return {
    policy,
    documents: new SharedDocuments({ composer, metrics, former: new FormerReleases(releaseStore), warm, ...limits }),
  };
}

async function addDocumentRoutes(app: FastifyInstance): Promise<void> {
  const { measures, visitorReleases, watched, renderers } = app;
  const { policy, documents } = sharedDocuments(app);
  const condenser = new Condenser(app.log);
  const unavailablePolicy = policy({ scripts: [], styles: [] });

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      ...documentHeaders,
      'cache-control': 'no-cache',
      vary: 'cookie, accept-language, accept-encoding',
    });
  });

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a document could not be made');
    return sendUnavailable(reply, 500, 'ko');
  });

  app.get('/*', { compress: false }, async (request, reply) => {
    const started = performance.now();
    const { pathname, search } = splitUrl(request.url);
    const tidy = tidyPath(pathname);
    if (tidy !== undefined) return reply.redirect(tidy + search, 301);
    const locale = localeOf(request, new URLSearchParams(search).get('lang'));
    const theme = themeOf(request.cookies['theme']);
    const chosen = await visitorReleases.choose(request, reply);
    if (!chosen?.snapshot.releases.has(shellName)) return sendUnavailable(reply, 503, locale);
    const { snapshot, preview } = chosen;
    const spelling = rightSpelling(pathname, snapshot.releases.values());
    if (spelling !== undefined) return reply.redirect(spelling + search, 301);

    const address = { locale, theme, pathname, search, requestId: request.id };
    const { value: document, wasKept } = preview
      ? { value: await composePreview(snapshot, address, preview, request, reply), wasKept: false }
      : await documents.of(chosen, address, request.ip);
    const totalMs = performance.now() - started;
    measures.documentSeconds.observe({ rendered: wasKept ? 'kept' : document.rendered }, totalMs / 1_000);
    const { status, rendered } = document;
    reply.header('x-portal-rendered', rendered);
    const timing = `render;dur=${(wasKept ? 0 : document.renderMs).toFixed(1)}, total;dur=${totalMs.toFixed(1)}`;
    if (document.redirect !== undefined)
      return reply.header('server-timing', timing).redirect(document.redirect, status);

    // Who looks at a preview is no visitor of its version, and has no ticket
    const ticket = preview
      ? ''
      : watched.served(document.outcomes, snapshot.releases, request.ip, { url: pathname + search, locale });
    if (status === 200 && !preview && isVisit(request.headers)) watched.opened(document.outcomes, request.ip);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    if (encoding === 'br' && wasKept) condenser.note(document.body);
    if (status === 503) reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .headers({
        'content-security-policy': document.policy,
        // The ticket is this visitor's alone: a header, so that the body need not differ
        'server-timing': `${timing}, ticket;desc="${ticket}"`,
        'content-type': 'text/html; charset=utf-8',
      })
      .send(await document.body.bytes(encoding));
  });

  app.get<{ Querystring: { url?: string; lang?: string } }>('/api/portal/page-data', async (request, reply) => {
    const { url = '', lang } = request.query;
    const { pathname, search } = splitUrl(url);
    const chosen = await visitorReleases.choose(request, reply);
    const isPage = url.startsWith('/') && faultOfPath(url) === undefined && tidyPath(pathname) === undefined;
    const locale = localeOf(request, lang ?? null);
    const theme = themeOf(request.cookies['theme']);
    const found =
      isPage && chosen && !chosen.preview
        ? await documents.of(chosen, { locale, theme, pathname, search, requestId: request.id }, request.ip)
        : undefined;
    const page = found?.value.redirect === undefined ? found?.value.page : undefined;
    // No failure: the page's code asks the services itself
    return page ?? reply.code(204).send();
  });

  /** For one visitor alone: neither kept here nor anywhere on the way, nor found by search engines. */
  async function composePreview(
    snapshot: ReleaseSnapshot,
    address: DocumentAddress,
    preview: NonNullable<ChosenReleases['preview']>,
    { ip }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ComposedDocument> {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    await renderers.ensure(snapshot);
    const { section, version, until, origin, isByLink } = preview;
    const previewed = {
      ...address,
      preview: { section, version, until },
      developerOrigin: origin,
      devServer: isByLink ? origin : undefined,
    };
    return documents.alone(snapshot, previewed, ip);
  }

  function sendUnavailable(reply: FastifyReply, status: number, locale: 'ko' | 'en'): FastifyReply {
    return reply
      .code(status)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': unavailablePolicy,
        'retry-after': retryAfterSeconds,
        'x-portal-rendered': 'browser',
      })
      .type('text/html; charset=utf-8')
      .send(unavailableHtml(locale));
  }
}

/** Answers every GET that no other route takes with a document. */
export const documentRoutes = fp(addDocumentRoutes, {
  name: 'document-routes',
  dependencies: [
    '@fastify/cookie',
    '@fastify/compress',
    'refuse-bad-paths',
    'settings',
    'rendering',
    'release-store',
    'measures',
    'visitor-releases',
    'release-watch',
  ],
  encapsulate: true,
});
