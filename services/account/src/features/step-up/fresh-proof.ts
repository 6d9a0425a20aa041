import { problem, refuseOldProof, sessionUser } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AccountApp } from '../../config.ts';
import { ownSessionId } from '../sessions/session-guard.ts';
import { createSessionRepository } from '../sessions/session-repository.ts';

/**
 * What an operation asks for beside a session, because an access token may be stolen. `recent`: the second factor, or of people
 * without one the password, in the last 15 minutes (`POST /step-up`). `recent-for-telephone`: the same where the telephone number
 * changes. `recent-for-others`: the same unless it ends the
 * session that asks. `password`: the password in the call itself.
 */
export type ProofRule = 'recent' | 'recent-for-telephone' | 'recent-for-others' | 'password';

declare module 'fastify' {
  interface FastifyContextConfig {
    proof?: ProofRule;
  }
  interface FastifySchema {
    'x-proof'?: ProofRule;
  }
}

/** Throws 403 `step-up-required` unless the person of the session has recently proved who they are; to sign in is not enough. */
export async function requireFreshProof(app: AccountApp, request: FastifyRequest): Promise<void> {
  const user = sessionUser(request);
  if (user.needsStepUp && !user.isSecondFactorMissing) refuseOldProof(user);
  else if (!(await createSessionRepository(app.db).isPasswordRecent(ownSessionId(request))))
    throw problem.forbidden('step-up-required');
}

/** Guards and documents the routes that are registered after it, as `proof` in their config says. */
export function declareProofs(app: AccountApp): void {
  app.addHook('onRoute', (route) => {
    const { proof } = route.config ?? {};
    if (proof === undefined) return;
    route.schema = { 'x-proof': proof, ...route.schema };
    if (proof === 'recent')
      route.onRequest = [route.onRequest ?? [], (request: FastifyRequest) => requireFreshProof(app, request)].flat();
  });
}
