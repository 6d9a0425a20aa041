import { sendProblem } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

/** They change nothing (RFC 9110, 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);
const ownSites = new Set(['same-origin', 'none']);

/**
 * Refuses what another site has a browser send: a form there, sent here with the visitor's cookies. Browsers say it by
 * `Sec-Fetch-Site`, older ones and pages without TLS by `Origin`. A client that sends neither is no browser.
 */
export const refuseCrossSite = fp(
  async (app) => {
    const { publicOrigin } = app.settings;
    app.addHook('onRequest', async (request, reply) => {
      if (safeMethods.has(request.method) || isOwn(request, publicOrigin)) return undefined;
      return sendProblem(reply, { status: 403, code: 'cross-site-request' });
    });
  },
  { name: 'refuse-cross-site', dependencies: ['security-headers', 'settings'] },
);

function isOwn({ headers, protocol }: FastifyRequest, publicOrigin: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return ownSites.has(site);
  // In local use a site has several names: localhost, 127.0.0.1, that of the machine
  return origin === undefined || origin === publicOrigin || origin === `${protocol}://${host}`;
}
