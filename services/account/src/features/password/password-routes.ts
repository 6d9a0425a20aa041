import { normalEmail, problem, quotasOf, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { mailboxOf } from '../sessions/mailbox-of.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { ownSessionId } from '../sessions/session-guard.ts';
import { emailFault } from '../sign-up/sign-up-rules.ts';
import { inEvenTime } from '../../even-time.ts';
import { createPasswordService } from './password-service.ts';

const closed = { additionalProperties: false };
const longestInput = 1_000;
const Password = Type.String({ minLength: 1, maxLength: longestInput });

const ForgotBody = Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) }, closed);
const ResetBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }), password: Type.String({ maxLength: longestInput }) },
  closed,
);
const ChangeBody = Type.Object(
  { currentPassword: Password, newPassword: Type.String({ maxLength: longestInput }) },
  closed,
);

export function passwordRoutes(app: AccountApp): void {
  const secret = refreshSecretOf(app.config);
  const quotas = quotasOf(app, accountQuotas);
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, secret);
  const passwords = createPasswordService({ db: app.db, quotas, publicOrigin: app.config.PUBLIC_ORIGIN });

  app.post(
    '/password/forgot',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'forgotPassword',
        summary: 'Mails a link for a new password; the answer is the same whether there is such an account or not',
        body: ForgotBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const fault = emailFault(request.body.email);
      const email = normalEmail(request.body.email);
      if (fault || email === undefined)
        throw problem.badRequest('validation-failed', undefined, { email: fault ?? 'email' });
      await inEvenTime(async () => {
        await quotas.take(request, ['reset-mails-per-address']);
        await passwords.forgot(email, (user) =>
          quotas.admits(request, ['reset-mails-per-email', 'reset-mails'], {
            email: mailboxOf(user, cookies.deviceOf(request, user.id)),
          }),
        );
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/reset',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'resetPassword',
        summary: 'Sets a new password by the token from the mail, which is used up, and ends every session',
        body: ResetBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const userId = await passwords.reset(request.body.token, request.body.password, request.id);
      // The owner of the mailbox can sign in from this browser, however many strangers guess passwords of the account
      cookies.remember(request, reply, userId);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/password/change',
    {
      config: { access: 'member', proof: 'password', idempotency: false },
      schema: {
        operationId: 'changePassword',
        summary: 'Changes the password and signs the other devices out',
        body: ChangeBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { currentPassword, newPassword } = request.body;
      await passwords.change({
        userId: sessionUser(request).id,
        sessionId: ownSessionId(request),
        currentPassword,
        newPassword,
        requestId: request.id,
      });
      return reply.code(204).send(null);
    },
  );
}
