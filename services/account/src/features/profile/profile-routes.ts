import { attachmentDisposition, auditOf, quotasOf, seoulDate, sessionUser, Type } from '@portal/service-kit';
import type { AccountApp } from '../../config.ts';
import { refreshSecretOf } from '../../config.ts';
import { accountQuotas } from '../../quotas.ts';
import { listConsents } from '../consents/consent-repository.ts';
import { ConsentSchema, toConsentAnswers } from '../consents/consent-schemas.ts';
import { createErasureService } from '../erasure/erasure-service.ts';
import { createPasswordService } from '../password/password-service.ts';
import { requireFreshProof } from '../step-up/fresh-proof.ts';
import { createSessionCookies } from '../sessions/session-cookies.ts';
import { exportOwnData } from './own-data-repository.ts';
import { OwnDataSchema } from './own-data-schemas.ts';
import { ProfileChangeSchema, ProfileSchema } from './profile-schemas.ts';
import { createProfileService } from './profile-service.ts';

const LeaveBody = Type.Object(
  { password: Type.String({ minLength: 1, maxLength: 1_000 }) },
  { additionalProperties: false },
);

export function profileRoutes(app: AccountApp): void {
  const secret = refreshSecretOf(app.config);
  const publicOrigin = app.config.PUBLIC_ORIGIN;
  const profiles = createProfileService(app.db);
  const passwords = createPasswordService({ db: app.db, quotas: quotasOf(app, accountQuotas), publicOrigin });
  const erasures = createErasureService(app.db);
  const cookies = createSessionCookies(publicOrigin, secret);

  app.get(
    '/account',
    {
      config: { access: 'member' },
      schema: { operationId: 'viewAccount', summary: 'The own account', response: { 200: ProfileSchema } },
    },
    (request) => profiles.view(sessionUser(request).id),
  );

  app.patch(
    '/account',
    {
      config: { access: 'member', proof: 'recent-for-telephone' },
      schema: {
        operationId: 'changeAccount',
        summary:
          'Changes the own account; a field that is left out stays. Another telephone number needs a recent proof of the password or second factor',
        body: ProfileChangeSchema,
        response: { 200: ProfileSchema },
      },
    },
    (request) =>
      profiles.change(sessionUser(request).id, request.body, {
        ...auditOf(request),
        proveForTelephone: () => requireFreshProof(app, request),
      }),
  );

  app.delete(
    '/account',
    {
      config: { access: 'member', stepUp: 'rights', proof: 'password' },
      schema: {
        operationId: 'leave',
        summary: 'Erases the own account; asks for the password',
        body: LeaveBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const user = await passwords.confirm(sessionUser(request).id, request.body.password, 'password');
      await erasures.erase(user, request.id);
      cookies.clear(reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/consents',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listConsents',
        summary: 'Every decision about terms, privacy and advertising, newest first',
        response: { 200: Type.Array(ConsentSchema) },
      },
    },
    async (request) => toConsentAnswers(await listConsents(app.db, sessionUser(request).id)),
  );

  app.get(
    '/export',
    {
      config: { access: 'member', stepUp: 'data' },
      schema: {
        operationId: 'exportOwnData',
        summary: 'All that this service holds about the person, as a file',
        response: { 200: OwnDataSchema },
      },
    },
    async (request, reply) => {
      reply.header('content-disposition', attachmentDisposition(`selmatrix-my-data-${seoulDate(new Date())}.json`));
      return exportOwnData(app.db, sessionUser(request).id, auditOf(request));
    },
  );
}
