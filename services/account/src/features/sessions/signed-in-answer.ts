import type { Static } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import type { SignedInSchema } from './session-schemas.ts';
import type { OpenSession } from './session-service.ts';

/** What the browser gets to know of its user, with a fresh access token. */
export function signedInAnswer(app: AccountApp, { user, sessionId }: OpenSession): Static<typeof SignedInSchema> {
  const { id, email, name, role, emailVerifiedAt } = user;
  return {
    email,
    name,
    role,
    accessToken: app.jwt.sign({
      sub: id,
      sid: sessionId,
      email,
      name,
      role,
      email_verified: emailVerifiedAt !== null,
    }),
  };
}
