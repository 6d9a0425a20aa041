import { optionalMember, rememberAnswer } from '@portal/service-kit';
import type { ProblemError } from '@portal/service-kit';
import type { EducationApp } from '../../config.ts';
import { languageOf } from '../../language.ts';
import { openToAll } from '../../openapi-security.ts';
import { ApplicationRecordSchema } from '../applications/application-schemas.ts';
import type { ApplicationRecord } from '../applications/application-schemas.ts';
import type { ProofCookies } from '../proof/proof-cookies.ts';
import { ApplyBody, checkedApplication } from './apply-schemas.ts';
import { createBatchQueue } from './batch-queue.ts';
import { takeApplications } from './take-applications.ts';
import type { Arrival } from './take-applications.ts';

export function applyRoutes(app: EducationApp, cookies: ProofCookies): void {
  const desk = createBatchQueue<Arrival, ApplicationRecord>((educationId, arrivals): Promise<(ApplicationRecord | ProblemError)[]> =>
    app.db.transaction((trx) => takeApplications(trx, educationId, arrivals, new Date())));

  app.post('/signup', {
    onRequest: optionalMember,
    schema: {
      operationId: 'applyForEducation',
      summary: 'Applies, as a visitor or a member; beyond the capacity the application waits',
      security: openToAll,
      body: ApplyBody,
      response: { 201: ApplicationRecordSchema },
    },
  }, async (request, reply) => {
    const applicant = checkedApplication(request.body);
    const record = await desk.add(request.body.educationId, {
      ...applicant,
      userId: request.user?.id,
      language: languageOf(request, request.body.lang),
      // With the receipt, so that a repeated call gives the browser what the first answer may not have brought
      remember: (trx, body) => rememberAnswer(trx, request, { status: 201, body, headers: { 'set-cookie': cookies.withReceipt(request, body.applicationId) } }),
    });
    return reply.code(201).header('set-cookie', cookies.withReceipt(request, record.applicationId)).send(record);
  });
}
