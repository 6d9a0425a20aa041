import { problem, ProblemError, rememberAnswers, seoulWallClock } from '@portal/service-kit';
import type { QuotaCaller, Quotas, RememberedAnswer } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { educationQuotas } from '../../quotas.ts';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { NewApplication } from '../applications/application-repository.ts';
import type { ApplicationRecord } from '../applications/application-schemas.ts';
import { presentApplication } from '../applications/present-application.ts';
import { lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { hasBegun, hasEnded, hasFreeSeat } from '../trainings/training-state.ts';
import { createBatchQueue } from './batch-queue.ts';

/** An application that has arrived and is not decided yet. */
export type Arrival = Omit<NewApplication, 'status' | 'place'>;

/** Why nobody may apply for a training at this moment, as far as it is not a matter of seats. */
function closedBecause(training: StoredTraining, wallClock: string): ProblemError | undefined {
  if (hasEnded(training, wallClock)) return problem.conflict('training-past');
  if (hasBegun(training, wallClock)) return problem.conflict('training-begun');
  return training.status === 'recruiting' ? undefined : problem.conflict('not-recruiting');
}

/** Seats and places for arrivals in their order; `taken` are the addresses that have applied already, in lower case. */
function seat(training: StoredTraining, taken: Set<string>, arrivals: Arrival[]): (NewApplication | ProblemError)[] {
  let { applied, waiting } = training;
  return arrivals.map((arrival) => {
    const address = arrival.email.toLowerCase();
    if (taken.has(address)) return problem.conflict('already-applied');
    const isFree = hasFreeSeat({ capacity: training.capacity, applied, waiting });
    if (!isFree && !training.waitingList) return problem.conflict('training-full');
    taken.add(address);
    if (isFree) applied += 1;
    else waiting += 1;
    return { ...arrival, status: isFree ? 'signup' : 'waiting', place: isFree ? null : waiting };
  });
}

/**
 * Decides about arrivals for one training in one transaction, under the training's lock: seats are given once,
 * the rest waits in order of arrival. A refusal is one of `education-not-found`, `training-past`, `training-begun`,
 * `not-recruiting`, `already-applied` and, without a waiting list, `training-full`.
 */
async function takeApplications(
  trx: Knex.Transaction,
  educationId: number,
  arrivals: Arrival[],
  now: Date,
): Promise<(ApplicationRecord | ProblemError)[]> {
  const wallClock = seoulWallClock(now);
  const training = await lockTraining(trx, educationId);
  if (!training) return arrivals.map(() => problem.notFound('education-not-found'));
  const closed = closedBecause(training, wallClock);
  if (closed) return arrivals.map(() => closed);

  const applications = createApplicationRepository(trx);
  const emails = arrivals.map(({ email }) => email);
  const outcomes = seat(training, await applications.appliedAddresses(educationId, emails), arrivals);
  const accepted = outcomes.filter((outcome): outcome is NewApplication => !(outcome instanceof ProblemError));
  const stored = await applications.insert(educationId, accepted);
  const rowOf = new Map(stored.map((row) => [row.email, row]));

  return outcomes.map((outcome) => {
    if (outcome instanceof ProblemError) return outcome;
    const row = rowOf.get(outcome.email);
    if (!row) throw new Error('an accepted application was not stored');
    return presentApplication({ ...outcome, ...row, educationId, cancelledAt: null }, training, wallClock);
  });
}

const applicationQuotas = [
  'guest-applications-per-address-and-training',
  'guest-applications-per-address',
  'guest-applications',
  'applications-per-account',
  'applications-per-email',
] as const;

/** One application and who waits for its outcome. */
export interface ApplyJob {
  caller: QuotaCaller;
  arrival: Arrival;
  /** What its applicant will be told of a stored application. */
  answer(record: ApplicationRecord): RememberedAnswer;
}

/**
 * Takes applications in batches of a training, one transaction a batch (see batch-queue.ts). An application rejects with the
 * refusal of a quota or of `takeApplications`.
 */
export function createApplyService(db: Knex, quotas: Quotas<keyof typeof educationQuotas>) {
  /** Why quotas refuse a job, for each of a batch, in one statement. */
  const refusalsOf = (trx: Knex, training: number, jobs: readonly ApplyJob[]) =>
    quotas.judge(
      trx,
      jobs.map(({ caller, arrival: { email } }) => ({
        caller,
        quotas: applicationQuotas,
        targets: { training, email },
      })),
    );

  const desk = createBatchQueue<ApplyJob, ApplicationRecord>((educationId, jobs) =>
    db.transaction(async (trx) => {
      // In the transaction: a batch that fails and is done again one by one must not count twice
      const refusals = await refusalsOf(trx, educationId, jobs);
      const admitted = jobs.filter((_job, index) => refusals[index] === undefined);
      const arrivals = admitted.map(({ arrival }) => arrival);
      const taken = await takeApplications(trx, educationId, arrivals, new Date());
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

  return {
    apply: (educationId: number, job: ApplyJob): Promise<ApplicationRecord> => desk.add(educationId, job),
  };
}

export type ApplyService = ReturnType<typeof createApplyService>;
