import type { FastifyInstance, RouteOptions } from 'fastify';
import { optionalMember, requireAdmin, requireMember } from '../auth/guards.ts';

type Security = Record<string, string[]>[];

/** By the guard of a route: works without a session and says more with one, or needs one. */
function securityOf(onRequest: RouteOptions['onRequest']): Security | undefined {
  const guards: unknown[] = [onRequest].flat();
  if (guards.includes(requireAdmin) || guards.includes(requireMember)) return [{ member: [] }];
  return guards.includes(optionalMember) ? [{}, { member: [] }] : undefined;
}

/** Documents which routes of a scope need an access token; a route that guards itself in another way says so in its schema. */
export function documentSecurity(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    const security = securityOf(route.onRequest);
    if (security && route.schema) route.schema = { security, ...route.schema };
  });
}
