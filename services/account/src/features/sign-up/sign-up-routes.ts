import { quotasOf, rememberAs } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { localeOf } from '../../locale.ts';
import { accountQuotas } from '../../quotas.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { inEvenTime } from '../../even-time.ts';
import { SignUpAnswerSchema, SignUpBodySchema } from './sign-up-schemas.ts';
import { createSignUpService } from './sign-up-service.ts';

export function signUpRoutes(app: AccountApp): void {
  const cookies = createSessionCookies(app.config.PUBLIC_ORIGIN, refreshSecretOf(app.config));
  const accounts = createSignUpService({
    db: app.db,
    quotas: quotasOf(app, accountQuotas),
    publicOrigin: app.config.PUBLIC_ORIGIN,
  });

  app.post(
    '/signup',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'signUp',
        summary: 'Makes an account; a taken address gets the same answer',
        body: SignUpBodySchema,
        response: { 201: SignUpAnswerSchema },
      },
    },
    async (request, reply) => {
      const remember = rememberAs(request, 201);
      const { answer, userId } = await inEvenTime(() =>
        accounts.signUp(request.body, { caller: request, locale: localeOf(request), requestId: request.id, remember }),
      );
      // In this browser the mailed link confirms the address without the password. A taken address gets a cookie that opens nothing
      cookies.remember(request, reply, userId);
      return reply.code(201).send(answer);
    },
  );
}
