import type { Knex } from 'knex';
import { trainingRows } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';

/** As posts of the boards: so long can a removed training be restored. */
export const keptDays = 30;
const purgedAtOnce = 20;

export interface TrashedTraining extends StoredTraining {
  purgeAt: Date;
}

export function createTrainingTrashRepository(db: Knex) {
  const inTrash = () => trainingRows(db).select('purgeAt').whereRaw('purge_at > now()');

  return {
    /** What can still be restored, the latest removed first. */
    list: async (): Promise<TrashedTraining[]> =>
      (await inTrash().orderBy('removedAt', 'desc').limit(500)) as TrashedTraining[],

    /** One training under a lock that lasts as long as the transaction; undefined when it cannot be restored. */
    async lock(educationId: number): Promise<TrashedTraining | undefined> {
      const locked = (await db('trainings')
        .where('id', educationId)
        .whereRaw('purge_at > now()')
        .forNoKeyUpdate()
        .first('id')) as object | undefined;
      if (!locked) return undefined;
      const [row] = (await inTrash().where('trainings.id', educationId)) as TrashedTraining[];
      return row;
    },

    /** Puts it on the schedule again. */
    async restore(educationId: number): Promise<void> {
      await db('trainings')
        .where('id', educationId)
        .update({
          removedAt: null,
          purgeAt: null,
          version: db.raw('version + 1'),
          sequence: db.raw('sequence + 1'),
          updatedAt: db.fn.now(),
        });
    },

    /** Deletes a few trainings whose time in the trash is over, with their applications, and returns what they were. */
    async purge(): Promise<{ educationId: number; title: string; applications: number }[]> {
      const due = (await db('trainings')
        .whereRaw('purge_at <= now()')
        // A holder of a valid certificate can have it verified and download it again
        .whereRaw(
          `not exists (
            select from certificates join applications on applications.id = certificates.application_id
            where applications.training_id = trainings.id and certificates.withdrawn_at is null
          )`,
        )
        .orderBy('purgeAt')
        .limit(purgedAtOnce)
        .forUpdate()
        .skipLocked()
        .select('id as educationId', 'titleKo as title')) as { educationId: number; title: string }[];
      const purged = [];
      for (const training of due) {
        const applications = await db('applications').where('trainingId', training.educationId).delete();
        await db('trainings').where('id', training.educationId).delete();
        purged.push({ ...training, applications });
      }
      return purged;
    },
  };
}
