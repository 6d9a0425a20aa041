import { auditOf, rememberAnswer, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { EducationId } from '../trainings/training-admin-schemas.ts';
import { ApplicantSchema, filterOf, MailBody, RecipientsQuery, RecipientsSchema } from './applicant-schemas.ts';
import type { ApplicantService } from './applicant-service.ts';

export function applicantRoutes(app: EducationApp, applicants: ApplicantService): void {
  app.get(
    '/signup-records',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'viewSignupRecords',
        summary: 'Everybody who ever applied for one training, in order of arrival',
        querystring: Type.Object({ educationId: EducationId }),
        response: { 200: Type.Array(ApplicantSchema) },
      },
    },
    (request) => applicants.records(request.query.educationId, auditOf(request)),
  );

  app.get(
    '/admin/recipients',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'countRecipients',
        summary: 'How many people a mail would go to',
        querystring: RecipientsQuery,
        response: { 200: RecipientsSchema },
      },
    },
    async (request) => ({ recipients: await applicants.recipients(filterOf(request.query)) }),
  );

  app.post(
    '/admin/mail',
    {
      config: { access: 'agent', stepUp: 'mail' },
      schema: {
        operationId: 'mailApplicants',
        summary: 'Writes to selected applicants, or to those of a training',
        body: MailBody,
        response: { 202: RecipientsSchema },
      },
    },
    async (request, reply) => {
      // A second mailing, because the first one's answer was lost, could not be taken back
      const recipients = await applicants.mail(request.body, auditOf(request), (trx, number) =>
        rememberAnswer(trx, request, { status: 202, body: { recipients: number } }),
      );
      return reply.code(202).send({ recipients });
    },
  );
}
