import { quotasOf, problem, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { deviceSummary } from '../sessions/device-summary.ts';
import { PasskeyProofSchema, PasskeyRequestOptionsSchema } from '../second-factor/passkey-schemas.ts';
import { proofFields } from '../second-factor/proof-schemas.ts';
import { secondFactorContext } from '../second-factor/second-factor-context.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { createEntrance } from './entrance.ts';
import { createSignInService } from './sign-in-service.ts';

const closed = { additionalProperties: false };

const SecondStepBody = Type.Object(
  { challenge: Type.String({ minLength: 1, maxLength: 100 }), ...proofFields },
  { $id: 'SecondStepBody', ...closed },
);
const PasskeySignInBody = Type.Object({ passkey: PasskeyProofSchema }, { $id: 'PasskeySignInBody', ...closed });

/** The second step of signing in, and signing in with a passkey alone. */
export function secondStepRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);
  const service = createSignInService(secondFactorContext(app));
  const enter = createEntrance(app);
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, refreshSecretOf(app.config));

  app.post(
    '/signin/second-factor',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'finishSignIn',
        summary: 'Begins the session that waits for a second factor; the challenge is used up by it',
        body: SecondStepBody,
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      const { challenge, ...proof } = request.body;
      const session = await service.finish(challenge, proof, {
        device: deviceSummary(request.headers['user-agent']),
        browserOf: (userId) => cookies.deviceOf(request, userId),
        requestId: request.id,
      });
      return enter(request, reply, session);
    },
  );

  app.post(
    '/signin/passkey/options',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'startPasskeySignIn',
        summary: 'What a passkey has to sign for signing in with it alone',
        response: { 200: PasskeyRequestOptionsSchema },
      },
    },
    async (request) => {
      await quotas.take(request, ['passkey-sign-ins-per-address', 'passkey-sign-ins']);
      return service.passkeyOptions();
    },
  );

  app.post(
    '/signin/passkey',
    {
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'signInWithPasskey',
        summary: 'Begins a session by a passkey alone, which counts as a second factor',
        body: PasskeySignInBody,
        response: { 200: SignedInSchema },
      },
    },
    async (request, reply) => {
      const attempt = await quotas.attempt(request, ['passkey-failures-per-address']);
      const device = deviceSummary(request.headers['user-agent']);
      let session;
      try {
        session = await service.withPasskey(request.body.passkey, device);
      } finally {
        await (session ? attempt.succeeded() : attempt.failed());
      }
      if (!session) throw problem.unauthorized('wrong-passkey');
      return enter(request, reply, session);
    },
  );
}
