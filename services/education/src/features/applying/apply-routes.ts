import { optionalMember, ProblemError, quotasOf, rememberAnswers } from '@portal/service-kit';
import type { QuotaCaller, RememberedAnswer } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { EducationApp } from '../../config.ts';
import { languageOf } from '../../language.ts';
import { educationQuotas } from '../../quotas.ts';
import { ApplicationRecordSchema } from '../applications/application-schemas.ts';
import type { ApplicationRecord } from '../applications/application-schemas.ts';
import type { ProofCookies } from '../proof/proof-cookies.ts';
import { ApplyBody, checkedApplication } from './apply-schemas.ts';
import { createBatchQueue } from './batch-queue.ts';
import { takeApplications } from './take-applications.ts';
import type { Arrival } from './take-applications.ts';

const applicationQuotas = [
  'guest-applications-per-address-and-training',
  'guest-applications-per-address',
  'guest-applications',
  'applications-per-account',
  'applications-per-email',
] as const;

interface Job {
  caller: QuotaCaller;
  arrival: Arrival;
  /** What its applicant will be told of a stored application. */
  answer(record: ApplicationRecord): RememberedAnswer;
}

export function applyRoutes(app: EducationApp, cookies: ProofCookies): void {
  const quotas = quotasOf(app, educationQuotas);

  /** Why quotas refuse a job, for each of a batch, in one statement. */
  const refusalsOf = (trx: Knex, training: number, jobs: readonly Job[]) =>
    quotas.judge(
      trx,
      jobs.map(({ caller, arrival: { email } }) => ({
        caller,
        quotas: applicationQuotas,
        targets: { training, email },
      })),
    );

  const desk = createBatchQueue<Job, ApplicationRecord>((educationId, jobs) =>
    app.db.transaction(async (trx) => {
      // In the transaction: a batch that fails and is done again one by one must not count twice
      const refusals = await refusalsOf(trx, educationId, jobs);
      const admitted = jobs.filter((_job, index) => refusals[index] === undefined);
      const taken = await takeApplications(
        trx,
        educationId,
        admitted.map(({ arrival }) => arrival),
        new Date(),
      );
      await rememberAnswers(
        trx,
        taken.flatMap((outcome, index) =>
          outcome instanceof ProblemError ? [] : (admitted[index]?.answer(outcome) ?? []),
        ),
      );
      const outcomes = taken.values();
      return refusals.flatMap((refusal) => refusal ?? outcomes.next().value ?? []);
    }),
  );

  app.post(
    '/signup',
    {
      onRequest: optionalMember,
      schema: {
        operationId: 'applyForEducation',
        summary: 'Applies, as a visitor or a member; beyond the capacity the application waits',
        body: ApplyBody,
        response: { 201: ApplicationRecordSchema },
      },
    },
    async (request, reply) => {
      const arrival = {
        ...checkedApplication(request.body),
        userId: request.user?.id,
        language: languageOf(request, request.body.lang),
      };
      // With the receipt, so that a repeated call brings what the first answer may not have brought
      const receiptFor = ({ applicationId }: ApplicationRecord) => ({
        'set-cookie': cookies.withReceipt(request, applicationId),
      });
      const record = await desk.add(request.body.educationId, {
        caller: request,
        arrival,
        answer: (body) => ({ request, status: 201, body, headers: receiptFor(body) }),
      });
      return reply.code(201).headers(receiptFor(record)).send(record);
    },
  );
}
