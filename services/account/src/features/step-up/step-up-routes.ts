import { problem, quotasOf, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { createPasswordService } from '../password/password-service.ts';
import { proofFields, ProofOptionsSchema } from '../second-factor/proof-schemas.ts';
import { secondFactorContext } from '../second-factor/second-factor-context.ts';
import { ownSessionId } from '../sessions/session-guard.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { signedInAnswer } from '../sessions/signed-in-answer.ts';
import { createStepUpService } from './step-up-service.ts';

const StepUpBody = Type.Object(
  {
    ...proofFields,
    password: Type.Optional(
      Type.String({ minLength: 1, maxLength: 1_000, description: 'Of people who have no second factor' }),
    ),
  },
  { $id: 'StepUpBody', additionalProperties: false },
);

/** Proves once more whose session it is, which some calls ask for: by the second factor, or the password where there is none. */
export function stepUpRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);
  const context = secondFactorContext(app);
  const passwords = createPasswordService({ db: app.db, quotas, publicOrigin: app.config.PUBLIC_ORIGIN });
  const service = createStepUpService({ ...context, passwords });
  const config = { access: 'member', idempotency: false } as const;

  app.post(
    '/step-up/options',
    {
      config,
      schema: {
        operationId: 'startStepUp',
        summary: 'What the person may prove themselves with: the password without a second factor',
        response: { 200: ProofOptionsSchema },
      },
    },
    async (request) => {
      await quotas.take(request, ['passkey-options-per-account'], { account: sessionUser(request).id });
      return service.options(sessionUser(request).id, ownSessionId(request));
    },
  );

  app.post(
    '/step-up',
    {
      config,
      schema: {
        operationId: 'stepUp',
        summary: 'Proves a second factor, or the password without one, and gives an access token that says when',
        body: StepUpBody,
        response: { 200: SignedInSchema },
      },
    },
    async (request) => {
      const sessionId = ownSessionId(request);
      const session = await service.prove(sessionUser(request).id, sessionId, request.body, request.id);
      if (!session) throw problem.unauthorized('session-ended');
      return signedInAnswer(app, { ...session, sessionId });
    },
  );
}
