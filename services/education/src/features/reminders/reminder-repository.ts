import type { Knex } from 'knex';
import { applicationRows } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';

/** Of a transaction; the rest is for the next round. */
const takenAtOnce = 500;
/** Nobody is reminded at night: from this hour of Seoul's day on. */
const firstHour = '09:00';

export function createReminderRepository(trx: Knex) {
  return {
    /**
     * Marks applications whose reminder is due at a moment of Seoul's clock, and returns them. Who got the seat on the day of the reminder
     * or later has just been mailed, and is not reminded.
     */
    async takeDue(wallClock: string): Promise<StoredApplication[]> {
      const due = trx('applications')
        .join('trainings', 'trainings.id', 'applications.trainingId')
        .where('applications.status', 'signup')
        // Again when the training has moved to another day since
        .whereRaw('(applications.reminded_at is null or applications.reminded_for <> trainings.start_date)')
        .whereNull('trainings.removedAt')
        .where('trainings.reminderDays', '>', 0)
        .whereRaw('trainings.start_date - trainings.reminder_days + ?::time <= ?::timestamp', [firstHour, wallClock])
        .whereRaw('trainings.start_date + trainings.start_time > ?::timestamp', [wallClock])
        .whereRaw(
          `(coalesce(applications.promoted_at, applications.created_at) at time zone 'Asia/Seoul')::date
           < trainings.start_date - trainings.reminder_days`,
        )
        .orderBy('applications.id')
        .limit(takenAtOnce)
        .forUpdate('applications')
        .skipLocked();
      const ids = (await due.pluck('applications.id')) as number[];
      if (ids.length === 0) return [];
      await trx('applications')
        .whereIn('id', ids)
        .update({
          remindedAt: trx.fn.now(),
          remindedFor: trx.raw('(select start_date from trainings where trainings.id = applications.training_id)'),
        });
      return applicationRows(trx).whereIn('applications.id', ids).orderBy('applications.id');
    },
  };
}
