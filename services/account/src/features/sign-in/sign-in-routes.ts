import { problem, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { deviceSummary } from '../devices/device-summary.ts';
import { isPassword, preparePasswordCheck } from '../password/password-hash.ts';
import { createSessionCookies, refreshTokenOf } from '../sessions/session-cookies.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { signedInAnswer } from '../sessions/signed-in-answer.ts';
import { createAttemptThrottle, signInRule } from '../throttle/attempt-throttle.ts';
import { createUserRepository } from '../users/user-repository.ts';

const SignInBody = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1_000 }),
}, { additionalProperties: false });

/** Compared against for accounts that there are not, so that finding a device takes the same work. */
const nobody = '00000000-0000-0000-0000-000000000000';

export async function signInRoutes(app: AccountApp): Promise<void> {
  const secret = refreshSecretOf(app.config);
  const users = createUserRepository(app.db);
  const throttle = createAttemptThrottle(app.db, secret, signInRule);
  const sessions = createSessionService({ db: app.db, secret, log: app.log });
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, secret);
  await preparePasswordCheck();

  app.post('/signin', {
    config: { idempotency: false },
    schema: {
      operationId: 'signIn',
      summary: 'Begins a session; a wrong address and a wrong password are one answer, and only the right password is told of a suspension',
      body: SignInBody,
      response: { 200: SignedInSchema },
    },
  }, async (request, reply) => {
    const email = request.body.email.trim();
    const user = await users.findByEmail(email);
    // A browser that the account knows has a count of its own: strangers at the same address cannot use it up
    const device = cookies.deviceOf(request, user?.id ?? nobody);
    const source = device === undefined ? request.ip : `device ${device}`;
    await throttle.begin(email, source);
    const isRight = await isPassword(user?.passwordHash, request.body.password);
    if (!user || !isRight) throw problem.unauthorized('wrong-credentials');
    await throttle.succeed(email, source);
    const session = await sessions.begin(user, deviceSummary(request.headers['user-agent']));
    await users.markSignedIn(user.id);
    // The cookie is about to be replaced: nobody could end what it stood for any more
    const replaced = refreshTokenOf(request);
    if (replaced) await sessions.end(replaced);
    cookies.set(reply, session.refreshToken);
    cookies.remember(request, reply, user.id);
    return signedInAnswer(app, session);
  });
}
