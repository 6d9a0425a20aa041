import { problem, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { createSessionCookies, refreshTokenOf } from './session-cookies.ts';
import { SignedInSchema } from './session-schemas.ts';
import { createSessionService } from './session-service.ts';
import { signedInAnswer } from './signed-in-answer.ts';

export function sessionRoutes(app: AccountApp): void {
  const secret = refreshSecretOf(app.config);
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, secret);
  const sessions = createSessionService({ db: app.db, secret, log: app.log });

  app.post(
    '/refresh',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'refresh',
        summary: 'A new access token for the refresh cookie, which is rotated',
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      if (!token) {
        cookies.clear(reply);
        throw problem.unauthorized('session-ended');
      }
      const session = await sessions.renew(token, request.id).catch((error: unknown) => {
        // Only for a session that is over: a database that is down must sign nobody out
        if (error instanceof Error && 'statusCode' in error && error.statusCode === 401) cookies.clear(reply);
        throw error;
      });
      cookies.set(reply, session.refreshToken);
      return signedInAnswer(app, session);
    },
  );

  app.post(
    '/signout',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'signOut',
        summary: 'Ends the session, also when there is none any more',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      if (token) await sessions.end(token);
      cookies.clear(reply);
      return reply.code(204).send(null);
    },
  );
}
