import type { Static } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { createSessionCookies, refreshTokenOf } from '../sessions/session-cookies.ts';
import type { SignedInSchema } from '../sessions/session-schemas.ts';
import { createSessionService } from '../sessions/session-service.ts';
import type { OpenSession } from '../sessions/session-service.ts';
import { signedInAnswer } from '../sessions/signed-in-answer.ts';
import { createUserRepository } from '../users/user-repository.ts';

/** What every way of signing in ends with. */
export function createEntrance(app: AccountApp) {
  const secret = refreshSecretOf(app.config);
  const sessions = createSessionService({ db: app.db, secret, log: app.log });
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, secret);
  /** Sets the cookies of a new session, ends the one that they replace, and makes the answer. */
  return async function enter(
    request: FastifyRequest,
    reply: FastifyReply,
    session: OpenSession,
  ): Promise<Static<typeof SignedInSchema>> {
    await createUserRepository(app.db).markSignedIn(session.user.id);
    const replaced = refreshTokenOf(request);
    // The cookie is about to be replaced: afterwards nobody could end its session
    if (replaced) await sessions.end(replaced);
    cookies.set(reply, session.refreshToken);
    cookies.remember(request, reply, session.user.id);
    return signedInAnswer(app, session);
  };
}
