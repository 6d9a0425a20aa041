import { normalEmail, problem, quotasOf, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { deviceSummary } from '../sessions/device-summary.ts';
import { isPassword, preparePasswordCheck } from '../users/password-hash.ts';
import { secondFactorContext } from '../second-factor/second-factor-context.ts';
import { createSessionCookies, refreshTokenOf } from '../sessions/session-cookies.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { createUserRepository } from '../users/user-repository.ts';
import { createEntrance } from './entrance.ts';
import { createSignInService } from './sign-in-service.ts';

const SignInBody = Type.Object(
  {
    email: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 1_000 }),
  },
  { additionalProperties: false },
);

const strangersQuotas = [
  'sign-in-failures-per-account-and-address',
  'sign-in-failures-per-account',
  'sign-in-failures-per-address',
] as const;

/** Compared against for accounts that there are not, so that finding a device takes the same work. */
const nobody = '00000000-0000-0000-0000-000000000000';

export async function signInRoutes(app: AccountApp): Promise<void> {
  const secret = refreshSecretOf(app.config);
  const users = createUserRepository(app.db);
  const quotas = quotasOf(app, accountQuotas);
  const sessions = createSessionService({ db: app.db, secret, log: app.log });
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, secret);
  const signIns = createSignInService(secondFactorContext(app));
  const enter = createEntrance(app);
  await preparePasswordCheck();

  app.post(
    '/signin',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'signIn',
        summary:
          'Begins a session, or asks for a second factor; a wrong address and a wrong password are one answer, and only the right password is told of a suspension',
        body: SignInBody,
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      const email = normalEmail(request.body.email) ?? request.body.email.trim();
      const user = await users.findByEmail(email);
      const replaced = refreshTokenOf(request);
      const browser =
        cookies.deviceOf(request, user?.id ?? nobody) ??
        (replaced && (await sessions.ownSession(replaced, user?.id ?? nobody)));
      // A browser that the account knows has a count of its own, which strangers cannot use up, whatever their addresses
      const attempt =
        browser === undefined
          ? await quotas.attempt(request, strangersQuotas, { account: email })
          : await quotas.attempt(request, ['sign-in-failures-per-account-and-address'], {
              account: email,
              address: `browser ${browser}`,
            });
      const isRight = await isPassword(user?.passwordHash, request.body.password);
      if (!user || !isRight) {
        await attempt.failed();
        throw problem.unauthorized('wrong-credentials');
      }
      await attempt.succeeded();
      await signIns.requireSecondFactor(user);
      return enter(request, reply, await sessions.begin(user, deviceSummary(request.headers['user-agent'])));
    },
  );
}
