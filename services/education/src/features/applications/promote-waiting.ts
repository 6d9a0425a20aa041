import { recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import { seoulWallClock } from '../../seoul-time.ts';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import { hasBegun } from '../trainings/training-state.ts';
import { createApplicationRepository } from './application-repository.ts';

/**
 * Gives free seats to those who wait, in order of arrival, and mails each of them; nobody moves up once a training has begun.
 * The caller holds the training's lock (lockTraining) and has made its own change. Returns the number of people who moved up.
 */
export async function promoteWaiting(
  trx: Knex.Transaction,
  educationId: number,
  { promoted }: Pick<TrainingMailer, 'promoted'>,
  now: Date,
): Promise<number> {
  const training = await createTrainingRepository(trx).find(educationId);
  if (!training || hasBegun(training.facts, seoulWallClock(now))) return 0;
  const seats = training.facts.capacity - training.facts.applied;
  if (seats <= 0 || training.facts.waiting === 0) return 0;
  const next = (await createApplicationRepository(trx).active(educationId))
    .filter(({ status }) => status === 'waiting')
    .slice(0, seats);
  const ids = next.map(({ applicationId }) => applicationId);
  await trx('applications')
    .whereIn('id', ids)
    .update({ status: 'signup', promotedAt: trx.raw('clock_timestamp()') });
  await promoted(trx, training, next);
  await recordAudit(trx, {
    action: 'applicants.promote',
    target: { type: 'training', id: String(educationId), label: training.ko.title },
    subjects: next.map(({ email }) => email),
  });
  return next.length;
}
