import { optionalMember, ProblemError, rememberAnswers } from '@portal/service-kit';
import type { RememberedAnswer } from '@portal/service-kit';
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

interface Job {
  arrival: Arrival;
  /** What its applicant will be told of a stored application. */
  answer(record: ApplicationRecord): RememberedAnswer;
}

export function applyRoutes(app: EducationApp, cookies: ProofCookies): void {
  const desk = createBatchQueue<Job, ApplicationRecord>((educationId, jobs) => app.db.transaction(async (trx) => {
    const outcomes = await takeApplications(trx, educationId, jobs.map(({ arrival }) => arrival), new Date());
    await rememberAnswers(trx, outcomes.flatMap((outcome, index) => (outcome instanceof ProblemError ? [] : jobs[index]?.answer(outcome) ?? [])));
    return outcomes;
  }));

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
    const arrival = { ...checkedApplication(request.body), userId: request.user?.id, language: languageOf(request, request.body.lang) };
    // With the receipt, so that a repeated call brings what the first answer may not have brought
    const receiptFor = ({ applicationId }: ApplicationRecord) => ({ 'set-cookie': cookies.withReceipt(request, applicationId) });
    const record = await desk.add(request.body.educationId, {
      arrival,
      answer: (body) => ({ request, status: 201, body, headers: receiptFor(body) }),
    });
    return reply.code(201).headers(receiptFor(record)).send(record);
  });
}
