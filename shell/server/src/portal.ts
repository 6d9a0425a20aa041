import fastifyCookie from '@fastify/cookie';
import { draining, errorHandler, metrics, requestLog } from '@portal/runtime';
import type { FastifyInstance } from 'fastify';
import { documentRoutes } from './compose/document-routes.ts';
import { siteFiles } from './compose/site-files.ts';
import { settings, type PortalOptions } from './config/settings-plugin.ts';
import { isFromHere, portalHealth } from './health/portal-ready.ts';
import { siteGauges } from './health/site-gauges.ts';
import { refuseBadPaths } from './http/bad-paths.ts';
import { bareApp } from './http/bare-app.ts';
import { compression } from './http/compression.ts';
import { connectionLimits } from './http/connection-limits.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { measures } from './http/portal-metrics.ts';
import { kindOf, requestCounts } from './http/request-counts.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { apiProxy } from './proxy/api-proxy.ts';
import { reachableServices } from './proxy/services-plugin.ts';
import { releaseCheck } from './release/check/check-plugin.ts';
import { releaseControl } from './release/control/control-plugin.ts';
import { previewRoutes } from './release/control/preview-routes.ts';
import { releaseRoutes } from './release/control/release-routes.ts';
import { visitorReleases } from './release/control/visitors-plugin.ts';
import { releaseEvents } from './release/events/events-plugin.ts';
import { insights } from './release/insights/insights-plugin.ts';
import { state } from './release/pointers/state-plugin.ts';
import { releasedServices } from './release/services/services-plugin.ts';
import { mirror } from './release/store/mirror-plugin.ts';
import { releaseFiles } from './release/store/release-files.ts';
import { releaseStore } from './release/store/store-plugin.ts';
import { watch, watchRoutes } from './release/watch/watch-plugin.ts';
import { rendering } from './render/rendering-plugin.ts';
import { searchRoutes } from './search/search-routes.ts';

/** What the routes work with: each plugin names what it needs, and its place in this order is checked by that. */
export const parts = [
  measures,
  state,
  mirror,
  reachableServices,
  rendering,
  releaseStore,
  siteGauges,
  releaseEvents,
  releasedServices,
  releaseCheck,
  releaseControl,
  insights,
  watch,
  visitorReleases,
] as const;

/** What is done with every request, in this order. */
async function registerHooks(app: FastifyInstance): Promise<void> {
  await app.register(errorHandler, { notFoundCode: 'not-found' });
  await app.register(draining);
  await app.register(connectionLimits);
  await app.register(requestLog, {
    message: 'answered',
    fields: (_request, reply) => ({ status: reply.statusCode }),
    isQuiet: (path, status) => kindOf(path) === 'file' && status < 400,
  });
  for (const hook of [requestCounts, sendSecurityHeaders, refuseBadPaths, refuseCrossSite]) await app.register(hook);
  await app.register(fastifyCookie);
  await app.register(compression);
}

async function registerRoutes(app: FastifyInstance): Promise<void> {
  await app.register(portalHealth);
  await app.register(metrics, { registry: app.measures.registry, mayRead: isFromHere });
  await app.register(releaseFiles, { prefix: '/r' });
  await app.register(releaseRoutes, { prefix: '/api/portal/releases' });
  await app.register(previewRoutes, { prefix: '/api/portal/preview' });
  for (const routes of [siteFiles, searchRoutes, watchRoutes, apiProxy, documentRoutes]) await app.register(routes);
}

/**
 * Makes the portal, not listening yet. Rejects when neither Postgres nor the disk knows its state, and when a plugin lacks one that it
 * needs. The releases are read and their renderers warm when `app.ready()` is done.
 */
export async function createPortal(options: PortalOptions): Promise<FastifyInstance> {
  const app = bareApp(options.config);
  try {
    await app.register(settings, options);
    for (const part of parts) await app.register(part);
    await registerHooks(app);
    await registerRoutes(app);
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
