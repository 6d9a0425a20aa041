import type { Static } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import type { User } from '../users/user.ts';
import type { SignedInSchema } from './session-schemas.ts';

/** What the browser gets to know of its user, with a fresh access token. */
export function signedInAnswer(app: AccountApp, { id, email, name, role, emailVerifiedAt }: User): Static<typeof SignedInSchema> {
  return { email, name, role, accessToken: app.jwt.sign({ sub: id, email, name, role, email_verified: emailVerifiedAt !== undefined }) };
}
