import { claimsOfUser } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import type { SignedInSchema } from './session-schemas.ts';
import type { OpenSession } from './session-service.ts';

/** What the browser gets to know of its user, with a fresh access token. */
export function signedInAnswer(
  app: AccountApp,
  { user, roles, sessionId }: OpenSession,
): Static<typeof SignedInSchema> {
  const { id, email, name, role, emailVerifiedAt, rightsVersion } = user;
  const isEmailVerified = emailVerifiedAt !== null;
  const claims = claimsOfUser({
    id,
    sessionId,
    email,
    name,
    role,
    roles,
    isEmailVerified,
    rightsVersion,
    needsStepUp: false,
    isSecondFactorMissing: false,
  });
  return { email, name, role, roles, emailVerified: isEmailVerified, accessToken: app.jwt.sign(claims) };
}
