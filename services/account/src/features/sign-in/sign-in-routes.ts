import { problem, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { signedInAnswer } from '../sessions/signed-in-answer.ts';
import { isPassword, preparePasswordCheck } from '../users/password-hash.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createSignInThrottle } from './sign-in-throttle.ts';

const SignInBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1_000 }),
}, { additionalProperties: false });

export async function signInRoutes(app: AccountApp): Promise<void> {
  const secret = refreshSecretOf(app.config);
  const users = createUserRepository(app.db);
  const throttle = createSignInThrottle(app.db, secret);
  const sessions = createSessionService({ db: app.db, secret, log: app.log });
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN);
  await preparePasswordCheck();

  app.post('/signin', {
    schema: {
      operationId: 'signIn',
      summary: 'Begins a session; a wrong address and a wrong password are one answer',
      body: SignInBody,
      response: { 200: SignedInSchema },
    },
  }, async (request, reply) => {
    const email = request.body.email.trim();
    await throttle.begin(email, request.ip);
    const user = await users.findByEmail(email);
    const isRight = await isPassword(user?.passwordHash, request.body.password);
    if (!user || !isRight) throw problem.unauthorized('wrong-credentials');
    await throttle.succeed(email, request.ip);
    cookies.set(reply, await sessions.begin(user.id));
    return signedInAnswer(app, user);
  });
}
