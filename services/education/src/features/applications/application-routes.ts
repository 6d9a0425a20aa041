import { longestEmail, quotasOf, sessionUser, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { Line } from '../../fields.ts';
import { languageQuery } from '../../language.ts';
import { educationQuotas } from '../../quotas.ts';
import type { ProofCookies } from '../proof/proof-cookies.ts';
import { largestId } from '../trainings/education-id.ts';
import { ApplicationRecordSchema, MyApplicationSchema } from './application-schemas.ts';
import type { ApplicationService } from './application-service.ts';

const whoseApplication = {
  educationId: Type.Integer({ minimum: 1, maximum: largestId }),
  email: Line(longestEmail),
};

export function applicationRoutes(app: EducationApp, applications: ApplicationService, cookies: ProofCookies): void {
  const quotas = quotasOf(app, educationQuotas);

  app.get(
    '/search-record',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'searchRecord',
        summary:
          'The application of an address, to its owner or an admin; an empty body when there is none, and for anybody else alike',
        querystring: Type.Object(whoseApplication),
        response: { 200: Type.Union([ApplicationRecordSchema, Type.Null()]) },
      },
    },
    async (request, reply) => {
      await quotas.take(request, ['lookups-per-address']);
      const record = await applications.find(request, cookies.proofOf(request, new Date()), request.query);
      if (record) return record;
      // JSON's null would be a body
      return reply
        .type('application/json; charset=utf-8')
        .serializer(() => '')
        .send(null);
    },
  );

  app.patch(
    '/cancel-signup',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'cancelSignup',
        summary: 'Cancels an application until the training begins; repeating it does no harm',
        body: Type.Object(whoseApplication, { additionalProperties: false }),
        response: { 200: ApplicationRecordSchema },
      },
    },
    async (request) => {
      await quotas.take(request, ['lookups-per-address']);
      return applications.cancel(request, cookies.proofOf(request, new Date()), request.body);
    },
  );

  app.get(
    '/my-applications',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'viewMyApplications',
        summary: 'What the member applied for, newest first; by address too, once it is verified',
        querystring: Type.Object({ lang: languageQuery }),
        response: { 200: Type.Array(MyApplicationSchema) },
      },
    },
    (request) => {
      const { id, email, isEmailVerified } = sessionUser(request);
      return applications.of({ userId: id, email: isEmailVerified ? email : undefined }, request.query.lang ?? 'ko');
    },
  );
}
