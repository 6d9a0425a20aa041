import { quotasOf, sessionUser, Type } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { AccountApp } from '../../config.ts';
import { localeOf } from '../../locale.ts';
import { accountQuotas } from '../../quotas.ts';
import { refreshSecretOf } from '../../config.ts';
import { createPasswordService } from '../password/password-service.ts';
import { createSessionCookies, refreshTokenOf } from '../sessions/session-cookies.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { createVerificationService } from './verification-service.ts';

const VerifyBody = Type.Object(
  {
    token: Type.String({ minLength: 1, maxLength: 100 }),
    password: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1_000,
        description: 'Of the account; needed in a browser that is not its own',
      }),
    ),
  },
  { $id: 'VerifyBody', additionalProperties: false },
);

export function verificationRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);
  const { PUBLIC_ORIGIN: publicOrigin } = app.config;
  const secret = refreshSecretOf(app.config);
  const cookies = createSessionCookies(publicOrigin, secret);
  const sessions = createSessionService({ db: app.db, secret, log: app.log });
  const passwords = createPasswordService({ db: app.db, quotas, publicOrigin });
  const verifications = createVerificationService({ db: app.db, publicOrigin, passwords });

  async function isOwnBrowser(request: FastifyRequest, userId: string): Promise<boolean> {
    if (request.user?.id === userId || cookies.deviceOf(request, userId) !== undefined) return true;
    const token = refreshTokenOf(request);
    return token !== undefined && (await sessions.ownSession(token, userId)) !== undefined;
  }

  app.post(
    '/verify-email',
    {
      config: { access: 'optional', idempotency: false },
      schema: {
        operationId: 'verifyEmail',
        summary:
          'Confirms an address by the token from its mail, in the browser that signed up or with the password; repeating it does no harm while the token is valid',
        body: VerifyBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await verifications.confirm({
        token: request.body.token,
        password: request.body.password,
        isOwnBrowser: (userId) => isOwnBrowser(request, userId),
        requestId: request.id,
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/verify-email/send',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'sendVerification',
        summary: 'Mails the link once more, once a minute; does nothing for an address that is confirmed',
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id, email, isEmailVerified } = sessionUser(request);
      if (isEmailVerified) return reply.code(204).send(null);
      await quotas.take(
        request,
        ['verification-mails-per-account', 'verification-mails-per-email', 'verification-mails'],
        { email },
      );
      await verifications.again(id, localeOf(request));
      return reply.code(204).send(null);
    },
  );
}
