import { auditOf, pageOf, pageQuery, pageWindow, sendEntries, toPage, Type } from '@portal/service-kit';
import type { ResourceService } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { LanguageSchema } from '../../language.ts';
import type { applicationResource } from '../applications/application-resource.ts';
import { createApplicantRepository } from './applicant-repository.ts';
import { ApplicantSchema, RecipientsQuery } from './applicant-schemas.ts';
import { presentApplicants } from './present-applicant.ts';

const { educationId, status, search, ids } = RecipientsQuery.properties;
const filters = { educationId, status, search, ids };
const sorting = pageQuery(['createdAt', 'name', 'email', 'company', 'status', 'training']);

/** What the resource of applications calls `applicationId`. */
function queryOf<Query extends { ids?: string }>({ ids: chosen, ...query }: Query) {
  return { ...query, applicationId: chosen?.split(',') };
}

/** The list and the file of applications by their former names, for sections of the release before. */
export function formerListRoutes(
  app: EducationApp,
  applications: ResourceService<typeof applicationResource.fields>,
): void {
  app.get(
    '/admin/applicants',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'listApplicants',
        summary: 'Applicants over all trainings, for sections of the release before',
        querystring: Type.Object({ ...filters, ...sorting }),
        response: { 200: pageOf(ApplicantSchema) },
      },
    },
    async (request) => {
      const { total, entries } = await applications.page(queryOf(request.query), auditOf(request));
      const found = await createApplicantRepository(app.db).byIds(entries.map(({ entryId }) => Number(entryId)));
      return toPage(pageWindow(request.query), total, presentApplicants(found, new Date()));
    },
  );

  app.get(
    '/admin/applicants/export',
    {
      config: { access: 'agent', stepUp: 'data' },
      schema: {
        operationId: 'exportApplicants',
        summary: 'Applicants as a file for Excel, for sections of the release before',
        querystring: Type.Object({
          ...filters,
          sort: sorting.sort,
          format: Type.Optional(Type.Enum(['csv', 'xlsx'], { type: 'string', default: 'csv' })),
          lang: Type.Optional(LanguageSchema),
        }),
      },
    },
    (request, reply) => sendEntries(reply, applications, queryOf(request.query), auditOf(request)),
  );
}
