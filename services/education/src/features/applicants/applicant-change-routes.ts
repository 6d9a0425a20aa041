import { auditOf, rememberAnswer, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import {
  AddApplicantBody,
  ApplicantStepBody,
  CorrectApplicantBody,
  EraseApplicantBody,
} from './applicant-change-schemas.ts';
import type { ApplicantChangeService } from './applicant-change-service.ts';
import { ApplicantSchema } from './applicant-schemas.ts';

export function applicantChangeRoutes(app: EducationApp, applicants: ApplicantChangeService): void {
  app.post(
    '/admin/applicants',
    {
      config: { access: 'agent', stepUp: 'mails' },
      schema: {
        operationId: 'addApplicant',
        summary: 'Adds an applicant by hand; beyond the capacity they wait',
        body: AddApplicantBody,
        response: { 201: ApplicantSchema },
      },
    },
    async (request, reply) => {
      const applicant = await applicants.add(request.body, auditOf(request), (trx, body) =>
        rememberAnswer(trx, request, { status: 201, body }),
      );
      return reply.code(201).send(applicant);
    },
  );

  app.patch(
    '/admin/applicants',
    {
      config: { access: 'agent', stepUp: 'mails' },
      schema: {
        operationId: 'correctApplicant',
        summary: 'Corrects what is stored of an applicant',
        body: CorrectApplicantBody,
        response: { 200: ApplicantSchema },
      },
    },
    (request) => applicants.correct(request.body, auditOf(request)),
  );

  app.post(
    '/admin/applicants/promote',
    {
      config: { access: 'agent', stepUp: 'mails' },
      schema: {
        operationId: 'promoteApplicant',
        summary: 'Gives a free seat to somebody who waits',
        body: ApplicantStepBody,
        response: { 200: ApplicantSchema },
      },
    },
    (request) => applicants.promote(request.body, auditOf(request)),
  );

  app.post(
    '/admin/applicants/cancel',
    {
      config: { access: 'agent', stepUp: 'mails' },
      schema: {
        operationId: 'cancelApplicant',
        summary: 'Cancels an application and gives its seat to the first who waits, who is always mailed',
        body: ApplicantStepBody,
        response: { 200: ApplicantSchema },
      },
    },
    (request) => applicants.cancel(request.body, auditOf(request)),
  );

  app.post(
    '/admin/applicants/erase',
    {
      config: { access: 'manager', stepUp: 'rights' },
      schema: {
        operationId: 'eraseApplicant',
        summary:
          'Takes the person out of an application that is cancelled, or whose training has ended; the seat still counts',
        body: EraseApplicantBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await applicants.erase(request.body, auditOf(request));
      return reply.code(204).send(null);
    },
  );
}
