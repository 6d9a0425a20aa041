import { preparedQuery } from '@portal/service-kit';
import type { StoredValues } from '@portal/service-kit';
import type { Knex } from 'knex';
import { trainingParts } from './training-resource.ts';
import type { trainingResource } from './training-resource.ts';

/**
 * A row of `trainings` with the counts of its applications: `applied` and `waiting` are all, `proven…` those of proven addresses.
 * English texts are null where nothing is written.
 */
export interface StoredTraining extends StoredValues<typeof trainingResource.fields> {
  educationId: number;
  applied: number;
  waiting: number;
  provenApplied: number;
  provenWaiting: number;
  version: number;
  /** SEQUENCE of its calendar entry. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  /** Taken off the schedule. */
  removedAt: Date | null;
}

export function createTrainingRepository(db: Knex) {
  const trainings = () => trainingRows(db).whereNull('removedAt');
  const all = preparedQuery<StoredTraining, Record<string, undefined>, never>(db, trainings);

  return {
    /** Every training that was not removed, with its counts, in no particular order. */
    list: (): Promise<StoredTraining[]> => all({}, {}),

    /** One training; undefined when there is none or it was removed. */
    async find(educationId: number): Promise<StoredTraining | undefined> {
      const [row] = await trainings().where('trainings.id', educationId);
      return row;
    },

    /** Trainings by their ids, removed ones included. */
    async byId(educationIds: number[]): Promise<Map<number, StoredTraining>> {
      const rows = await trainingRows(db, educationIds);
      return new Map(rows.map((training) => [training.educationId, training]));
    },
  };
}

export type TrainingRepository = ReturnType<typeof createTrainingRepository>;

/**
 * One training, locked until the transaction ends: other changes of the training or its seats wait.
 * Counts are read after the lock is held. Undefined when there is none or it was removed.
 */
export async function lockTraining(trx: Knex.Transaction, educationId: number): Promise<StoredTraining | undefined> {
  // Not `for update`: new applications refer to the row, and their reference must not wait for us
  const locked = await trx('trainings')
    .where('id', educationId)
    .whereNull('removedAt')
    .forNoKeyUpdate()
    .first<{ id: number } | undefined>('id');
  // A second statement: the first one's view of the applications is from before the lock was ours
  return locked && createTrainingRepository(trx).find(educationId);
}

const counted = ['applied', 'waiting', 'proven_applied', 'proven_waiting'];

/** Trainings, or those of `ids`, with the counts of their applications, removed ones included. */
function trainingRows(db: Knex, ids?: number[]) {
  const counts = applicationCounts(db);
  const rows = db('trainings');
  if (ids) {
    // Postgres carries one id over to the counts by itself, a list it does not
    void counts.whereIn('trainingId', ids);
    void rows.whereIn('trainings.id', ids);
  }
  return rows
    .leftJoin(counts.as('counts'), 'counts.trainingId', 'trainings.id')
    .select<StoredTraining[]>(
      'trainings.id as educationId',
      'version',
      'sequence',
      'createdAt',
      'updatedAt',
      'removedAt',
      ...trainingParts.columns(db),
      db.raw(counted.map((count) => `coalesce(counts.${count}, 0) as ${count}`).join(', ')),
    );
}

/** Applications a training, read from an index alone. */
function applicationCounts(db: Knex) {
  return db('applications')
    .select(
      'trainingId',
      db.raw(`
      (count(*) filter (where status = 'signup'))::int as applied,
      (count(*) filter (where status = 'waiting'))::int as waiting,
      (count(proven_at) filter (where status = 'signup'))::int as proven_applied,
      (count(proven_at) filter (where status = 'waiting'))::int as proven_waiting
    `),
    )
    .whereIn('status', ['signup', 'waiting'])
    .groupBy('trainingId');
}
