import { join } from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { draining, errorHandler, health, metrics as metricsRoute, requestLog } from '@portal/runtime';
import { createRevocations } from '@portal/service-kit/access';
import { connectDatabase, servingName } from '@portal/service-kit/database';
import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from '../config/portal-config.ts';
import { migrations } from '../../migrations/index.ts';
import { compression } from '../bodies/compression.ts';
import { contentSecurityPolicy } from '../documents/content-security-policy.ts';
import { DocumentComposer } from '../documents/document-composer.ts';
import { documentRoutes } from '../documents/document-routes.ts';
import { PageRenderer } from '../documents/page-renderer.ts';
import { renderRequests } from '../documents/render-request.ts';
import { SharedDocuments } from '../documents/shared-documents.ts';
import { siteFiles } from '../documents/site-files.ts';
import { portalMetrics, type PortalMetrics } from '../health/portal-metrics.ts';
import { isFromHere, portalReady } from '../health/portal-ready.ts';
import { ReleaseInsights } from '../insights/release-insights.ts';
import { apiProxy } from '../proxy/api-proxy.ts';
import { Services } from '../proxy/services.ts';
import { Prover } from '../proof/prove-release.ts';
import { BuiltReleases } from '../releases/built-releases.ts';
import { Candidates } from '../releases/candidates.ts';
import { FormerReleases } from '../releases/former-releases.ts';
import { PreviewReleases } from '../releases/preview-releases.ts';
import { previewRoutes } from '../releases/preview-routes.ts';
import { ReleaseAccess } from '../releases/release-access.ts';
import { ReleaseControl } from '../releases/release-control.ts';
import { releaseFiles } from '../releases/release-files.ts';
import { ReleaseIcon } from '../releases/release-icon.ts';
import { openMirror } from '../releases/release-mirror.ts';
import { refusedSince } from '../releases/release-overview.ts';
import { releaseRoutes } from '../releases/release-routes.ts';
import type { ReleaseSnapshot } from '../releases/release-snapshot.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { ReleaseStyles } from '../releases/release-style.ts';
import { ReleaseTokens } from '../releases/release-tokens.ts';
import { verifyFiles } from '../releases/verify-files.ts';
import { VisitorReleases } from '../releases/visitor-releases.ts';
import { VisitorShare } from '../releases/visitor-share.ts';
import { auditWriter } from '../releases/write-audit.ts';
import { Renderers } from '../rendering/renderers.ts';
import { searchRoutes } from '../search/search-routes.ts';
import { ReleaseEvents } from '../release-events/release-events.ts';
import { ReleasedServices } from '../released-services/released-services.ts';
import { StateStore } from '../state/state-store.ts';
import { openBrowserCheck } from '../watch/open-browser-check.ts';
import { SecondLook } from '../watch/second-look.ts';
import { watchReleases } from '../watch/watch-releases.ts';
import { refuseBadPaths } from './bad-paths.ts';
import { bareApp } from './bare-app.ts';
import { connectionLimits } from './connection-limits.ts';
import { refuseCrossSite } from './cross-site.ts';
import { kindOf, requestCounts } from './request-counts.ts';
import { sendSecurityHeaders } from './security-headers.ts';

export interface Portal {
  app: FastifyInstance;
  metrics: PortalMetrics;
  state: StateStore;
  store: ReleaseStore;
  control: ReleaseControl;
  built: BuiltReleases;
  services: Services;
  releasedServices: ReleasedServices;
}

/** Entry of the render threads. */
const workerFile = new URL('../rendering/render-worker.js', import.meta.url);

/** Makes the portal, not listening yet; `tell` is called with the reason when something takes long. Rejects when neither Postgres nor the disk knows its state. The releases are read and their renderers warm when `app.ready()` is done. */
export async function createPortal(config: PortalConfig, tell?: (text: string) => void): Promise<Portal> {
  const app = bareApp(config);
  const { releasesDir, stateDir, publicOrigin } = config;
  const sessionName = servingName('portal', migrations);
  const database = { url: config.databaseUrl, schema: 'portal', columns: 'camelCase', sessionName } as const;
  const db = connectDatabase({ ...database, poolSize: 4 });
  const state = new StateStore({
    db,
    cacheFile: join(stateDir, 'state.json'),
    log: app.log,
  });
  await state.open().catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const mirror = await openMirror(config);
  const services = new Services(config);
  const makeRequest = renderRequests(config, services, app.server);
  const renderers = new Renderers({
    releasesDir: config.releasesDir,
    workerFile,
    log: app.log,
    maxUnanswered: config.limits.rendersPerSection,
    makeRequest,
  });
  const store = new ReleaseStore({
    dir: config.releasesDir,
    mirror,
    state,
    log: app.log,
    prepare: (releases) => renderers.activate(releases),
  });
  const metrics = portalMetrics({ renderers, store, state });
  const icon = new ReleaseIcon(config.releasesDir);
  const pages = new PageRenderer({ renderers, metrics, log: app.log });
  const current = () => store.current;
  const currentSnapshot = () => current()?.base;
  const isHttps = publicOrigin.startsWith('https:');
  const { developerPreviews: allowsDevelopers, developed } = config;
  const { previewKey: key } = state.current;
  const previewKey = () => key;
  const previews = new PreviewReleases(store, refusedSince(state));
  const share = new VisitorShare(isHttps);
  const visitorReleases = new VisitorReleases({ share, allowsDevelopers, developed, current, previews, previewKey });
  const audit = auditWriter(state);
  const warm = (snapshot: ReleaseSnapshot) => renderers.ensure(snapshot);
  const prover = new Prover({ releasesDir, workerFile, renderers, makeRequest, ...(tell && { tell }) });
  const releaseEvents = new ReleaseEvents({ state, publicOrigin, webhook: config.releaseWebhook, log: app.log });
  const eventDelivery = releaseEvents.delivery;
  const candidates = new Candidates({
    dir: releasesDir,
    mirror,
    state,
    store,
    prover,
    warm,
    eventDelivery,
    log: app.log,
  });
  const control = new ReleaseControl({
    mirror,
    state,
    store,
    candidates,
    eventDelivery,
    log: app.log,
    warm,
    verify: (release) => verifyFiles(join(releasesDir, release.name, release.version), release),
  });
  const built = new BuiltReleases({ dir: releasesDir, mirror, state, control, log: app.log });

  const insights = new ReleaseInsights({ state, releasesDir, mirror, log: app.log });
  const releasedServices = new ReleasedServices({ state, log: app.log });
  releasedServices.onReleases = (services) => releaseEvents.hear(services);
  const read = (section: string, version: string) => store.read(section, version);
  const browserCheck = openBrowserCheck({ app, db, config, previewKey: key, read });
  const watched = watchReleases({
    state,
    browserCheck,
    insights,
    isPublic: config.environment === 'production',
    control,
    eventDelivery,
    secondLook: new SecondLook({
      releasesDir: config.releasesDir,
      workerFile,
      renderers,
      makeRequest,
      releases: current,
      read,
    }),
    count: (section, kind) => metrics.reports.inc({ section, kind }),
    log: app.log,
  });

  const policy = contentSecurityPolicy(config);
  const composer = new DocumentComposer({
    publicOrigin,
    makeRequest,
    pages,
    styles: new ReleaseStyles(config.releasesDir),
    icon,
    policy,
  });

  const revocations = createRevocations({ db: connectDatabase({ ...database, poolSize: 1 }), log: app.log });
  await app.register(errorHandler, { notFoundCode: 'not-found' });
  await app.register(draining);
  await app.register(connectionLimits, { limits: config.limits, trustedProxies: config.trustedProxies, metrics });
  await app.register(requestLog, {
    message: 'answered',
    fields: (_request, reply) => ({ status: reply.statusCode }),
    isQuiet: (path, status) => kindOf(path) === 'file' && status < 400,
  });
  await app.register(requestCounts, { metrics });
  await app.register(sendSecurityHeaders, { isHttps });
  await app.register(refuseBadPaths);
  await app.register(refuseCrossSite, { publicOrigin });
  await app.register(fastifyCookie);
  await app.register(compression);
  await app.register(health, { live: 'live', ready: portalReady({ services, currentSnapshot }) });
  await app.register(metricsRoute, { registry: metrics.registry, mayRead: isFromHere });
  await app.register(releaseFiles, { prefix: '/r', dir: config.releasesDir, mirror });
  await app.register(siteFiles, { publicOrigin, icon, services, currentSnapshot, visitorReleases });
  await app.register(searchRoutes, { releasesDir, services, currentSnapshot });
  await app.register(releaseRoutes, {
    prefix: '/api/portal/releases',
    access: new ReleaseAccess(new ReleaseTokens(state, config.releaseTokenSecret), revocations, config),
    revocations,
    jwksUrl: config.jwksUrl ?? `${services.accountsOrigin}/api/user/jwks.json`,
    candidates,
    control,
    audit,
    registry: metrics.registry,
    overview: { mirror, state, store, healthOf: watched.healthOf },
    insights,
    releasedServices,
    releaseEvents,
    preview: { publicOrigin, allowsDevelopers, key: previewKey },
  });
  await app.register(previewRoutes, { prefix: '/api/portal/preview', isHttps, previewKey });
  await watched.routes(app);
  await app.register(apiProxy, { services, share, isHttps, limits: config.limits, metrics });
  await app.register(documentRoutes, {
    policy,
    documents: new SharedDocuments({ composer, metrics, former: new FormerReleases(store), warm, ...config.limits }),
    metrics,
    visitorReleases,
    watched,
    warm,
  });

  app.addHook('onReady', async () => {
    await store.start();
    watched.start();
    releasedServices.start();
    releaseEvents.start();
  });
  app.addHook('onClose', async () => {
    store.stop();
    await Promise.all([renderers.stop(), built.stop(), watched.stop(), releasedServices.stop(), releaseEvents.stop()]);
    await db.destroy();
  });
  return { app, metrics, state, store, control, built, services, releasedServices };
}
