import { randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { problem, quotasOf, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { inEvenTime } from '../../even-time.ts';
import { accountQuotas } from '../../quotas.ts';
import { deviceSummary } from '../sessions/device-summary.ts';
import { secondFactorContext } from '../second-factor/second-factor-context.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { createSessionService } from '../sessions/session-service.ts';
import { createEntrance } from '../sign-in/entrance.ts';
import { createSignInService } from '../sign-in/sign-in-service.ts';
import { emailFault } from '../sign-up/sign-up-rules.ts';
import { linkMinutes } from './link-repository.ts';
import { mailboxOf } from '../sessions/mailbox-of.ts';
import { createLinkService } from './link-service.ts';

const closed = { additionalProperties: false };
const LinkBody = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }) },
  { $id: 'SignInLinkBody', ...closed },
);
const UseBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 100 }) },
  { $id: 'UseSignInLinkBody', ...closed },
);
/** Names the browser that asked for a link; no other can use it. */
const browserCookie = 'sign_in_browser';
const browserBytes = 32;

export function linkRoutes(app: AccountApp): void {
  const { PUBLIC_ORIGIN: publicOrigin } = app.config;
  const quotas = quotasOf(app, accountQuotas);
  const links = createLinkService(app.db, publicOrigin);
  const signIns = createSignInService(secondFactorContext(app));
  const sessions = createSessionService({ db: app.db, secret: refreshSecretOf(app.config), log: app.log });
  const enter = createEntrance(app);
  const devices = createSessionCookies(publicOrigin, refreshSecretOf(app.config));
  const isHttps = publicOrigin.startsWith('https://');
  const cookieName = isHttps ? `__Secure-${browserCookie}` : browserCookie;
  const cookieOptions: CookieSerializeOptions = {
    path: '/api/user/signin/link',
    httpOnly: true,
    sameSite: 'strict',
    secure: isHttps,
  };

  app.post(
    '/signin/link',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'sendSignInLink',
        summary: 'Mails a link that signs in; the answer is the same whether there is such an account or not',
        body: LinkBody,
        response: { 202: Type.Null({ description: 'Nothing is said of the address' }) },
      },
    },
    async (request, reply) => {
      const email = request.body.email.trim();
      const fault = emailFault(email);
      if (fault) throw problem.badRequest('validation-failed', undefined, { email: fault });
      // One browser may ask again before the first mail arrives: each of its links is good
      const browser = request.cookies[cookieName] || randomBytes(browserBytes).toString('base64url');
      await inEvenTime(async () => {
        await quotas.take(request, ['sign-in-links-per-address']);
        await links.send(email, browser, (user) =>
          quotas.admits(request, ['sign-in-links-per-email', 'sign-in-links'], {
            email: mailboxOf(user, devices.deviceOf(request, user.id)),
          }),
        );
      });
      reply.setCookie(cookieName, browser, { ...cookieOptions, maxAge: linkMinutes * 60 });
      return reply.code(202).send(null);
    },
  );

  app.post(
    '/signin/link/use',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'useSignInLink',
        summary: 'Begins a session by the token from the mail, or asks for a second factor; the token is used up',
        body: UseBody,
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      let user;
      try {
        user = await links.use(request.body.token, request.cookies[cookieName], request.id);
      } catch (error) {
        // A good link is never refused, whatever others tried from the same address: 256 bits cannot be guessed
        await (await quotas.attempt(request, ['sign-in-link-failures-per-address'])).failed();
        throw error;
      }
      reply.clearCookie(cookieName, cookieOptions);
      // The owner of the mailbox: the second factor that may follow is not refused for what others tried
      devices.remember(request, reply, user.id);
      await signIns.requireSecondFactor(user);
      return enter(request, reply, await sessions.begin(user, deviceSummary(request.headers['user-agent'])));
    },
  );
}
