import { setTimeout as wait } from 'node:timers/promises';
import type { AccountApp } from '../../config.ts';
import { localeOf } from '../../locale.ts';
import { SignUpAnswerSchema, SignUpBodySchema } from './sign-up-schemas.ts';
import { createSignUpService } from './sign-up-service.ts';

/** Longer than either way takes: what is left of a difference after the hash drowns in the wait. */
const answerAfterMs = 250;

export function signUpRoutes(app: AccountApp): void {
  const accounts = createSignUpService({ db: app.db, publicOrigin: app.config.PUBLIC_ORIGIN });

  app.post('/signup', {
    schema: {
      operationId: 'signUp',
      summary: 'Makes an account; a taken address gets the same answer',
      body: SignUpBodySchema,
      response: { 201: SignUpAnswerSchema },
    },
  }, async (request, reply) => {
    const floor = wait(answerAfterMs);
    const answer = await accounts.signUp(request.body, localeOf(request));
    await floor;
    return reply.code(201).send(answer);
  });
}
