import { claimsOfUser } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { requiresSecondFactor } from '../../config.ts';
import type { AccountApp } from '../../config.ts';
import { rightsInForce } from '../roles/rights-in-force.ts';
import { createSecondFactorRepository, hasSecondFactor } from '../users/second-factor-repository.ts';
import type { SignedInSchema } from './session-schemas.ts';
import type { OpenSession } from './session-service.ts';

/** What the browser gets to know of its user, with a fresh access token. A role that waits for a second factor is none. */
export async function signedInAnswer(
  app: AccountApp,
  { user, roles: held, sessionId }: Pick<OpenSession, 'user' | 'roles' | 'sessionId'>,
): Promise<Static<typeof SignedInSchema>> {
  const { id, email, name, emailVerifiedAt, rightsVersion } = user;
  const state = await createSecondFactorRepository(app.db).stateOf(id, sessionId);
  const isPolicy = requiresSecondFactor(app.config);
  const rights = rightsInForce({ role: user.role, roles: held }, hasSecondFactor(state), isPolicy);
  const { role, roles, isSecondFactorMissing } = rights;
  const isEmailVerified = emailVerifiedAt !== null;
  const claims = claimsOfUser({
    ...rights,
    id,
    sessionId,
    email,
    name,
    isEmailVerified,
    rightsVersion,
    secondFactorAt: state.provedAt ? Math.floor(state.provedAt.getTime() / 1_000) : undefined,
  });
  return {
    email,
    name,
    role,
    roles,
    emailVerified: isEmailVerified,
    secondFactorMissing: isSecondFactorMissing,
    accessToken: app.jwt.sign(claims),
  };
}
