import { quotasOf, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { localeOf } from '../../locale.ts';
import { accountQuotas } from '../../quotas.ts';
import { createVerificationService } from './verification-service.ts';

const TokenBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { $id: 'TokenBody', additionalProperties: false },
);

export function verificationRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);
  const verifications = createVerificationService(app.db, app.config.PUBLIC_ORIGIN);

  app.post(
    '/verify-email',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'verifyEmail',
        summary: 'Confirms an address by the token from its mail; repeating it does no harm while the token is valid',
        body: TokenBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await verifications.confirm(request.body.token, request.id);
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
