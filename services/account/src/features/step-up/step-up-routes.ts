import { problem, quotasOf, sessionUser } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { ProofOptionsSchema, ProofSchema } from '../second-factor/proof-schemas.ts';
import { secondFactorContext } from '../second-factor/second-factor-context.ts';
import { ownSessionId } from '../sessions/session-guard.ts';
import { SignedInSchema } from '../sessions/session-schemas.ts';
import { signedInAnswer } from '../sessions/signed-in-answer.ts';
import { createStepUpService } from './step-up-service.ts';

/** Proves the second factor of a session anew, which some calls ask for. */
export function stepUpRoutes(app: AccountApp): void {
  const quotas = quotasOf(app, accountQuotas);
  const service = createStepUpService(secondFactorContext(app));
  const config = { access: 'member', idempotency: false } as const;

  app.post(
    '/step-up/options',
    {
      config,
      schema: {
        operationId: 'startStepUp',
        summary: 'What the person may prove themselves with; no methods without a second factor',
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
        summary: 'Proves a second factor and gives an access token that says when',
        body: ProofSchema,
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
