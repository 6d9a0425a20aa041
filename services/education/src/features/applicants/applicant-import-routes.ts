import { auditOf, rememberAs } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { ImportApplicantsBody, ImportedApplicantsSchema } from './applicant-import-schemas.ts';
import type { ApplicantImport } from './applicant-import-service.ts';

/** 500 rows with a long application each. */
const importLimitBytes = 4 * 1024 * 1024;

export function applicantImportRoutes(app: EducationApp, applicants: ApplicantImport): void {
  app.post(
    '/admin/applicants/import',
    {
      config: { access: 'agent', stepUp: 'mail' },
      bodyLimit: importLimitBytes,
      schema: {
        operationId: 'importApplicants',
        summary: 'Adds the applicants of a file, all or none; a trial tells what would become of each row',
        body: ImportApplicantsBody,
        response: { 200: ImportedApplicantsSchema },
      },
    },
    (request) => applicants.import(request.body, auditOf(request), rememberAs(request, 200)),
  );
}
