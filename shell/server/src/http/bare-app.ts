import { randomUUID } from 'node:crypto';
import { createApp, problem, sendProblem } from '@portal/runtime';
import type { FastifyInstance } from 'fastify';
import type { PortalConfig } from '../config/portal-config.ts';
import { clientErrorHandler } from './client-errors.ts';
import { securityHeaders } from './security-headers.ts';

/** An application with its limits, its log and its answers to what is no request, without a route. */
export function bareApp(config: PortalConfig): FastifyInstance {
  const isHttps = config.publicOrigin.startsWith('https:');
  return createApp({
    name: 'portal',
    logLevel: config.logLevel,
    requestIdLabel: 'reqId',
    // What a visitor's request says of its id is not believed
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    requestTimeout: config.limits.requestMs,
    headersTimeoutMs: config.limits.headersMs,
    checkConnectionsMs: 5_000,
    // Reading all releases and warming their renderers belongs to getting ready, and a busy machine needs its time
    pluginTimeout: 0,
    clientErrorHandler: clientErrorHandler(isHttps),
    frameworkErrors: (_error, _request, reply) =>
      void sendProblem(reply.headers(securityHeaders(isHttps)), problem.badRequest('bad-request')),
  });
}
