import { createHash } from 'node:crypto';
import { enqueueMails, problem, ProblemError, rememberAnswers, seoulDate, seoulWallClock } from '@portal/service-kit';
import type { QuotaCaller, Quotas, RememberedAnswer } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { educationQuotas } from '../../quotas.ts';
import { createApplicationRepository } from '../applications/application-repository.ts';
import type { Applied, NewApplication } from '../applications/application-repository.ts';
import type { ApplicationRecord } from '../applications/application-schemas.ts';
import { presentApplication } from '../applications/present-application.ts';
import { appliedAgainMail } from '../mails/applied-again-mail.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { mayHandle } from '../applications/may-handle.ts';
import type { Proof } from '../applications/may-handle.ts';
import { lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { hasBegun, hasEnded, hasFreeSeat } from '../trainings/training-state.ts';
import { createBatchQueue } from './batch-queue.ts';

/** An application that has arrived and is not decided yet. */
export type Arrival = Omit<NewApplication, 'status' | 'place' | 'isRepeat'>;

/** Why nobody may apply for a training at this moment, as far as it is not a matter of seats. */
function closedBecause(training: StoredTraining, wallClock: string): ProblemError | undefined {
  if (hasEnded(training, wallClock)) return problem.conflict('training-past');
  if (hasBegun(training, wallClock)) return problem.conflict('training-begun');
  return training.status === 'recruiting' ? undefined : problem.conflict('not-recruiting');
}

type ApplyMailer = Pick<TrainingMailer, 'applied'>;

/** An application with what its sender can show for themselves. */
type Sent = Pick<ApplyJob, 'arrival' | 'proof'>;

/**
 * Seats and places for arrivals in their order; `taken` are applications of their addresses. Only who may handle such a one is
 * told of it. Anybody else is told what a first application would be told, and gets no seat.
 */
function seat(
  training: StoredTraining,
  taken: readonly Applied[],
  arrivals: Sent[],
): (NewApplication | ProblemError)[] {
  let { applied, waiting } = training;
  const known = [...taken];
  return arrivals.map(({ arrival, proof }) => {
    const { email: address, userId, locale } = arrival;
    const former = known.filter((application) => application.address === address);
    if (former.some((application) => mayHandle(proof, application))) return problem.conflict('already-applied');
    const isFree = hasFreeSeat({ capacity: training.capacity, applied, waiting });
    if (!isFree && !training.waitingList) return problem.conflict('training-full');
    const decided = { ...arrival, status: isFree ? 'signup' : 'waiting', place: isFree ? null : waiting + 1 } as const;
    const active = former.find(({ isRepeat }) => !isRepeat);
    // Of this batch: nobody has a receipt for it yet
    known.push({ applicationId: 0, address, userId, locale, isRepeat: active !== undefined });
    if (active) return { ...decided, locale: active.locale, isRepeat: true };
    if (isFree) applied += 1;
    else waiting += 1;
    return { ...decided, isRepeat: false };
  });
}

/** Tells the owners of addresses with which somebody applied once more: once a day, a stranger must not be able to fill a mailbox. */
async function tellOwners(
  trx: Knex,
  training: StoredTraining,
  { applications, origin, day }: { applications: NewApplication[]; origin: string; day: string },
): Promise<void> {
  await enqueueMails(
    trx,
    applications
      .filter(({ isRepeat }) => isRepeat)
      .map(({ email, locale }) => ({
        to: email,
        key: `applied-again:${training.educationId}:${createHash('sha256').update(email).digest('hex')}:${day}`,
        ...appliedAgainMail({ locale }, training, origin),
      })),
  );
}

/**
 * Decides about arrivals for one training in one transaction, under the training's lock: seats are given once,
 * the rest waits in order of arrival, and each is confirmed by mail. A refusal is one of `education-not-found`, `training-past`, `training-begun`,
 * `not-recruiting`, for who may handle that application `already-applied` and, without a waiting list, `training-full`.
 */
async function takeApplications(
  trx: Knex.Transaction,
  educationId: number,
  { arrivals, origin, mailer, now }: { arrivals: Sent[]; origin: string; mailer: ApplyMailer; now: Date },
): Promise<(ApplicationRecord | ProblemError)[]> {
  const wallClock = seoulWallClock(now);
  const training = await lockTraining(trx, educationId);
  if (!training) return arrivals.map(() => problem.notFound('education-not-found'));
  const closed = closedBecause(training, wallClock);
  if (closed) return arrivals.map(() => closed);

  const applications = createApplicationRepository(trx);
  const addresses = arrivals.map(({ arrival }) => arrival.email);
  const outcomes = seat(training, await applications.applied(educationId, addresses), arrivals);
  const accepted = outcomes.filter((outcome): outcome is NewApplication => !(outcome instanceof ProblemError));
  const inserted = await applications.insert(educationId, accepted);
  const rows = inserted.values();
  // Of a repeated one the owner of the address is told otherwise, below
  await mailer.applied(
    trx,
    training,
    accepted.flatMap((application, index) => {
      const row = inserted[index];
      return application.isRepeat || !row ? [] : [{ ...application, ...row }];
    }),
  );
  await tellOwners(trx, training, { applications: accepted, origin, day: seoulDate(now) });

  return outcomes.map((outcome) => {
    if (outcome instanceof ProblemError) return outcome;
    const row = rows.next().value;
    if (!row) throw new Error('an accepted application was not stored');
    return presentApplication(
      {
        ...outcome,
        ...row,
        address: outcome.email,
        educationId,
        cancelledAt: null,
        attendedAt: null,
        enteredByStaff: false,
        version: 1,
      },
      training,
      wallClock,
    );
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
  proof: Proof;
  arrival: Arrival;
  /** What its applicant will be told of a stored application. */
  answer(record: ApplicationRecord): RememberedAnswer;
}

/**
 * Takes applications in batches of a training, one transaction a batch (see batch-queue.ts). An application rejects with the
 * refusal of a quota or of `takeApplications`.
 */
export function createApplyService(
  db: Knex,
  quotas: Quotas<keyof typeof educationQuotas>,
  { origin, mailer }: { origin: string; mailer: ApplyMailer },
) {
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
      const taken = await takeApplications(trx, educationId, { arrivals: admitted, origin, mailer, now: new Date() });
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
