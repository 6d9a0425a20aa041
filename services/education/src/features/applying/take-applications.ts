import { ProblemError, problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Language } from '../../language.ts';
import { seoulWallClock } from '../../seoul-time.ts';
import type { ApplicationRecord } from '../applications/application-schemas.ts';
import { presentApplication } from '../applications/present-application.ts';
import { lockTraining } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import { hasBegun, hasEnded, hasFreeSeat } from '../trainings/training-state.ts';

/** An application that has arrived and is not decided yet. */
export interface Arrival {
  email: string;
  name: string;
  phoneNumber: string;
  company: string;
  position: string;
  application: string;
  userId: string | undefined;
  language: Language;
}

interface Accepted extends Arrival {
  status: 'signup' | 'waiting';
  place: number | undefined;
}

/** Why nobody may apply for a training at this moment, as far as it is not a matter of seats. */
function closedBecause({ facts }: StoredTraining, wallClock: string): ProblemError | undefined {
  if (hasEnded(facts, wallClock)) return problem.conflict('training-past');
  if (hasBegun(facts, wallClock)) return problem.conflict('training-begun');
  return facts.status === 'recruiting' ? undefined : problem.conflict('not-recruiting');
}

/** Seats and places for arrivals in their order; `taken` are the addresses that have applied already, in lower case. */
function seat({ facts }: StoredTraining, taken: Set<string>, arrivals: Arrival[]): (Accepted | ProblemError)[] {
  let { applied, waiting } = facts;
  return arrivals.map((arrival) => {
    const address = arrival.email.toLowerCase();
    if (taken.has(address)) return problem.conflict('already-applied');
    const isFree = hasFreeSeat({ capacity: facts.capacity, applied, waiting });
    if (!isFree && !facts.waitingList) return problem.conflict('training-full');
    taken.add(address);
    if (isFree) applied += 1;
    else waiting += 1;
    return { ...arrival, status: isFree ? 'signup' : 'waiting', place: isFree ? undefined : waiting };
  });
}

async function addressesOf(trx: Knex, educationId: number, arrivals: Arrival[]): Promise<Set<string>> {
  const rows = await trx('applications')
    .where('trainingId', educationId)
    .whereNot('status', 'cancelled')
    .whereRaw('lower(email) = any(?)', [arrivals.map(({ email }) => email.toLowerCase())])
    .select<{ address: string }[]>(trx.raw('lower(email) as address'));
  return new Set(rows.map(({ address }) => address));
}

/** Ids rise in the order of the values: the queue is kept by id. */
function store(trx: Knex, educationId: number, accepted: Accepted[]) {
  const rows = accepted.map((one) => ({
    trainingId: educationId,
    userId: one.userId ?? null,
    email: one.email,
    name: one.name,
    phoneNumber: one.phoneNumber,
    company: one.company,
    position: one.position,
    application: one.application,
    status: one.status,
    locale: one.language,
    createdAt: trx.raw('clock_timestamp()'),
  }));
  return trx('applications')
    .insert(rows)
    .returning<{ id: number; email: string; createdAt: Date }[]>(['id', 'email', 'createdAt']);
}

/**
 * Decides about arrivals for one training in one transaction, under the training's lock: seats are given once,
 * the rest waits in order of arrival. A refusal is one of `education-not-found`, `training-past`, `training-begun`,
 * `not-recruiting`, `already-applied` and, without a waiting list, `training-full`.
 */
export async function takeApplications(
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

  const outcomes = seat(training, await addressesOf(trx, educationId, arrivals), arrivals);
  const accepted = outcomes.filter((outcome): outcome is Accepted => !(outcome instanceof ProblemError));
  const stored = accepted.length === 0 ? [] : await store(trx, educationId, accepted);
  const rowOf = new Map(stored.map((row) => [row.email, row]));

  return outcomes.map((outcome) => {
    if (outcome instanceof ProblemError) return outcome;
    const row = rowOf.get(outcome.email);
    if (!row) throw new Error('an accepted application was not stored');
    return presentApplication(
      { ...outcome, applicationId: row.id, educationId, createdAt: row.createdAt, cancelledAt: undefined },
      training,
      wallClock,
    );
  });
}
