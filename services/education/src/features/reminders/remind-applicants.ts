import { seoulWallClock } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { TrainingMailer } from '../mails/mail-applicants.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import { createReminderRepository } from './reminder-repository.ts';

/**
 * Reminds those who hold a seat of a training that begins soon, each once for a first day, and says how many. Any number of copies may do so at once:
 * each takes other applications.
 */
export async function remindApplicants(
  db: Knex,
  mailer: Pick<TrainingMailer, 'reminded'>,
  now: Date = new Date(),
): Promise<number> {
  return db.transaction(async (trx) => {
    const reminders = createReminderRepository(trx);
    const due = await reminders.takeDue(seoulWallClock(now));
    const trainings = await createTrainingRepository(trx).byId([...new Set(due.map(({ educationId }) => educationId))]);
    for (const [educationId, training] of trainings) {
      const applicants = due.filter((application) => application.educationId === educationId);
      await mailer.reminded(trx, training, applicants);
    }
    return due.length;
  });
}
