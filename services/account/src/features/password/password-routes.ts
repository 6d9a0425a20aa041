import { problem, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { createSessionGuard, ownSessionId } from '../sessions/session-guard.ts';
import { emailFault } from '../sign-up/sign-up-rules.ts';
import { createAttemptThrottle, resetRequestRule } from '../throttle/attempt-throttle.ts';
import { inEvenTime } from '../throttle/even-time.ts';
import { createPasswordService } from './password-service.ts';

const closed = { additionalProperties: false };
const longestInput = 1_000;
const Password = Type.String({ minLength: 1, maxLength: longestInput });

const ForgotBody = Type.Object({ email: Type.String({ minLength: 1, maxLength: 254 }) }, closed);
const ResetBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 100 }), password: Type.String({ maxLength: longestInput }) }, closed);
const ChangeBody = Type.Object({ currentPassword: Password, newPassword: Type.String({ maxLength: longestInput }) }, closed);

export function passwordRoutes(app: AccountApp): void {
  const secret = refreshSecretOf(app.config);
  const passwords = createPasswordService({ db: app.db, secret, publicOrigin: app.config.PUBLIC_ORIGIN });
  const requests = createAttemptThrottle(app.db, secret, resetRequestRule);
  const guard = createSessionGuard(app.db);

  app.post('/password/forgot', {
    schema: {
      operationId: 'forgotPassword',
      summary: 'Mails a link for a new password; the answer is the same whether there is such an account or not',
      body: ForgotBody,
      response: { 204: Type.Null() },
    },
  }, async (request, reply) => {
    const email = request.body.email.trim();
    const fault = emailFault(email);
    if (fault) throw problem.badRequest('validation-failed', undefined, { email: fault });
    await inEvenTime(async () => {
      await requests.begin(request.ip);
      await passwords.forgot(email);
    });
    return reply.code(204).send(null);
  });

  app.post('/password/reset', {
    config: { idempotency: false },
    schema: {
      operationId: 'resetPassword',
      summary: 'Sets a new password by the token from the mail, which is used up, and ends every session',
      body: ResetBody,
      response: { 204: Type.Null() },
    },
  }, async (request, reply) => {
    await passwords.reset(request.body.token, request.body.password, request.id);
    return reply.code(204).send(null);
  });

  app.post('/password/change', {
    onRequest: guard.member,
    config: { idempotency: false },
    schema: {
      operationId: 'changePassword',
      summary: 'Changes the password and signs the other devices out',
      security: [{ member: [] }],
      body: ChangeBody,
      response: { 204: Type.Null() },
    },
  }, async (request, reply) => {
    const { currentPassword, newPassword } = request.body;
    await passwords.change({ userId: sessionUser(request).id, sessionId: ownSessionId(request), currentPassword, newPassword, requestId: request.id });
    return reply.code(204).send(null);
  });
}
