import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, StepUp } from './access.ts';
import { guardOf } from './guard.ts';
import type { GuardOptions } from './guard.ts';
import { countRows } from '../quotas/step-up-allowance.ts';

declare module 'fastify' {
  interface FastifySchema {
    'x-access'?: Access;
    'x-step-up'?: StepUp;
  }
}

/** In the words of OpenAPI: needs no token, works without one, or needs one. */
function securityOf(access: Access): Record<string, string[]>[] | undefined {
  if (access === 'public') return undefined;
  return access === 'optional' ? [{}, { member: [] }] : [{ member: [] }];
}

/** The response differs with a session: no cache may give one caller's to another (RFC 9110, 12.5.5). */
async function varyByCaller(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('vary', 'Authorization');
}

/** What admins read is stored by no cache, not even by that of their browser. A route that sends files may say otherwise. */
async function storeNowhere(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}

/**
 * Guards and documents the routes that are registered after it in the scope, as `access` and `stepUp` in their config say.
 * Responses of the calls of admins, which have `/admin/` in their path, say `no-store`. A route without `access` throws, so that the service does not start.
 */
export function declareAccess(scope: FastifyInstance, options: Pick<GuardOptions, 'section' | 'currentUser'>): void {
  scope.addHook('onRoute', (route) => {
    const { access, stepUp: declared } = route.config ?? {};
    const stepUp = declared === true ? 'data' : declared;
    if (access === undefined)
      throw new Error(`${[route.method].flat().join()} ${route.url} does not say who may call it: set config.access`);
    const security = securityOf(access);
    route.schema = {
      ...(security && { security }),
      'x-access': access,
      ...(stepUp && { 'x-step-up': stepUp }),
      ...route.schema,
    };
    if (access !== 'public') route.onRequest = [guardOf({ ...options, access, stepUp }), route.onRequest ?? []].flat();
    if (stepUp === 'rows') route.preSerialization = [route.preSerialization ?? [], countRows].flat();
    if (route.url.includes('/admin/')) route.onRequest = [storeNowhere, route.onRequest ?? []].flat();
    if (access === 'optional') route.onRequest = [varyByCaller, route.onRequest ?? []].flat();
  });
}
