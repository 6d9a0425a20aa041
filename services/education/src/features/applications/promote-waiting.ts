import { recordAudit, seoulWallClock } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import { hasBegun } from '../trainings/training-state.ts';
import { createApplicationRepository } from './application-repository.ts';

/**
 * Gives free seats to those who wait, in order of arrival, and mails each of them; nobody moves up once a training has begun.
 * The caller holds the training's lock (lockTraining) and has made its own change. Returns the ids of the applications that moved up.
 */
export async function promoteWaiting(
  trx: Knex.Transaction,
  educationId: number,
  { promoted }: Pick<TrainingMailer, 'promoted'>,
  now: Date,
): Promise<number[]> {
  const training = await createTrainingRepository(trx).find(educationId);
  if (!training || hasBegun(training, seoulWallClock(now))) return [];
  const seats = training.capacity - training.applied;
  if (seats <= 0 || training.waiting === 0) return [];
  const applications = createApplicationRepository(trx);
  const next = (await applications.active(educationId)).filter(({ status }) => status === 'waiting').slice(0, seats);
  const ids = next.map(({ applicationId }) => applicationId);
  await applications.promote(ids);
  await promoted(trx, training, next);
  await recordAudit(trx, {
    action: 'applicants.promote',
    target: { type: 'training', id: String(educationId), label: training.titleKo },
    subjects: next.map(({ userId, email }) => userId ?? email),
  });
  return ids;
}
