import { auditOf, problem, Type } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { Line } from '../../fields.ts';
import { AttendanceBody } from '../applicants/applicant-change-schemas.ts';
import type { ApplicantChangeService } from '../applicants/applicant-change-service.ts';
import { ApplicantSchema } from '../applicants/applicant-schemas.ts';
import { qrSvg } from '../applications/check-in-code.ts';
import type { CheckInCodes } from '../applications/check-in-code.ts';

const CodeQuery = Type.Object({ code: Line(40, 'As a confirmation or My page has it') });

export function checkInRoutes(app: EducationApp, codes: CheckInCodes, applicants: ApplicantChangeService): void {
  /** Refuses with `application-not-found` a code that was not made here. */
  function applicationIn(code: string): number {
    const applicationId = codes.applicationIn(code);
    if (applicationId === undefined) throw problem.notFound('application-not-found');
    return applicationId;
  }

  app.get(
    '/check-in-code',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'drawCheckInCode',
        summary: 'The QR code by which an applicant is checked in, as SVG; it leads to a page for agents',
        querystring: CodeQuery,
        produces: ['image/svg+xml'],
        response: { 200: Type.String() },
      },
    },
    async ({ query: { code } }, reply) => {
      applicationIn(code);
      return reply.type('image/svg+xml; charset=utf-8').send(qrSvg(codes.pageOf(code)));
    },
  );

  app.get(
    '/admin/check-in',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'viewCheckIn',
        summary: 'The applicant whom a check-in code belongs to',
        querystring: CodeQuery,
        response: { 200: ApplicantSchema },
      },
    },
    (request) => applicants.view(applicationIn(request.query.code), auditOf(request)),
  );

  app.post(
    '/admin/attendance',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'markAttendance',
        summary: 'Marks somebody who holds a seat as present, or takes the mark back; repeating it does no harm',
        body: AttendanceBody,
        response: { 200: ApplicantSchema },
      },
    },
    (request) => applicants.attend(request.body, auditOf(request)),
  );
}
