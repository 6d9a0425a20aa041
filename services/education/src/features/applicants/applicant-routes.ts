import { auditOf, rememberAnswer, sendCsv, sendXlsx, exportFilename, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { EducationId } from '../training-admin/training-admin-schemas.ts';
import { exportColumns, exportName } from './applicant-export.ts';
import {
  ApplicantSchema,
  ApplicantsPage,
  ApplicantsQuery,
  ExportQuery,
  filterOf,
  MailBody,
  RecipientsQuery,
  RecipientsSchema,
} from './applicant-schemas.ts';
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
    '/admin/applicants',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'listApplicants',
        summary: 'Applicants over all trainings',
        querystring: ApplicantsQuery,
        response: { 200: ApplicantsPage },
      },
    },
    (request) => applicants.list(request.query, auditOf(request)),
  );

  app.get(
    '/admin/applicants/export',
    {
      config: { access: 'agent', stepUp: 'data' },
      schema: {
        operationId: 'exportApplicants',
        summary: 'Applicants as a file for Excel',
        querystring: ExportQuery,
      },
    },
    async (request, reply) => {
      const { format = 'csv', lang = 'ko', sort, ...filter } = request.query;
      const rows = applicants.export(filterOf(filter), sort, format, auditOf(request));
      const name = exportFilename(exportName(lang), format);
      return format === 'xlsx'
        ? sendXlsx(reply, name, exportColumns(lang), rows)
        : sendCsv(reply, name, exportColumns(lang), rows);
    },
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
