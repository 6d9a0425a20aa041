import { problem, quotasOf, recordAudit, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { localeOf } from '../../locale.ts';
import { accountQuotas } from '../../quotas.ts';
import { hashToken } from '../../token-hash.ts';
import { createSessionGuard } from '../sessions/session-guard.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { requestVerification } from './request-verification.ts';

const TokenBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
);

export function verificationRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);

  app.post(
    '/verify-email',
    {
      config: { idempotency: false },
      schema: {
        operationId: 'verifyEmail',
        summary: 'Confirms an address by the token from its mail; repeating it does no harm while the token is valid',
        body: TokenBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const row = await app
        .db<{ userId: string }>('email_verifications')
        .where('tokenHash', hashToken(request.body.token))
        .where('expiresAt', '>', app.db.fn.now())
        .first('userId');
      if (!row) throw problem.badRequest('token-invalid');
      await app.db.transaction(async (trx) => {
        if (await createUserRepository(trx).markVerified(row.userId)) {
          await recordAudit(trx, {
            action: 'member.verify',
            target: { type: 'user', id: row.userId },
            subjects: [row.userId],
            requestId: request.id,
          });
        }
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/verify-email/send',
    {
      onRequest: createSessionGuard(app.db).member,
      schema: {
        operationId: 'sendVerification',
        summary: 'Mails the link once more, once a minute; does nothing for an address that is confirmed',
        security: [{ member: [] }],
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
      await app.db.transaction(async (trx) => {
        const user = await createUserRepository(trx).hold(id);
        if (user)
          await requestVerification(trx, {
            userId: id,
            email: user.email,
            locale: localeOf(request),
            publicOrigin: app.config.PUBLIC_ORIGIN,
          });
      });
      return reply.code(204).send(null);
    },
  );
}
