import type { Knex } from 'knex';
import type { Training } from './training-schemas.ts';

interface TrainingRow {
  id: number;
  status: Training['status'];
  title_ko: string;
  title_en: string | null;
  type_ko: string;
  type_en: string | null;
  content_ko: string;
  content_en: string | null;
  place_ko: string;
  place_en: string | null;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
  capacity: number;
  waiting_list: boolean;
  version: number;
  sequence: number;
  created_at: Date;
  updated_at: Date;
  removed_at: Date | null;
  applied: number;
  waiting: number;
}

export type TrainingTexts = Pick<Training, 'title' | 'type' | 'content' | 'place'>;

export interface StoredTraining {
  facts: Pick<
    Training,
    | 'educationId'
    | 'status'
    | 'startDate'
    | 'endDate'
    | 'startTime'
    | 'endTime'
    | 'capacity'
    | 'waitingList'
    | 'applied'
    | 'waiting'
  >;
  ko: TrainingTexts;
  /** What has been written in English; shown only where it is whole. */
  en: { [Text in keyof TrainingTexts]: string | null };
  version: number;
  /** SEQUENCE of its calendar entry. */
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  isRemoved: boolean;
}

export function createTrainingRepository(db: Knex) {
  const trainings = () => trainingRows(db).whereNull('removed_at');

  return {
    /** Every training that was not removed, with its counts, in no particular order. */
    async list(): Promise<StoredTraining[]> {
      return (await trainings()).map(toTraining);
    },

    /** One training; undefined when there is none or it was removed. */
    async find(educationId: number): Promise<StoredTraining | undefined> {
      const [row] = await trainings().where('trainings.id', educationId);
      return row && toTraining(row);
    },
  };
}

export type TrainingRepository = ReturnType<typeof createTrainingRepository>;

/**
 * One training under a lock that lasts as long as the transaction: whoever changes its seats or itself waits in turn.
 * Counts are read after the lock is held. Undefined when there is none or it was removed.
 */
export async function lockTraining(trx: Knex.Transaction, educationId: number): Promise<StoredTraining | undefined> {
  // Not `for update`: new applications refer to the row, and their reference must not wait for us
  const locked = await trx('trainings')
    .where('id', educationId)
    .whereNull('removed_at')
    .forNoKeyUpdate()
    .first<{ id: number } | undefined>('id');
  // A second statement: the first one's view of the applications is from before the lock was ours
  return locked && createTrainingRepository(trx).find(educationId);
}

/** Trainings with the counts of their applications, removed ones included. */
export function trainingRows(db: Knex) {
  return db('trainings')
    .leftJoin(applicationCounts(db), 'counts.training_id', 'trainings.id')
    .select<TrainingRow[]>(
      'trainings.id',
      'status',
      'title_ko',
      'title_en',
      'type_ko',
      'type_en',
      'content_ko',
      'content_en',
      'place_ko',
      'place_en',
      'capacity',
      'waiting_list',
      'version',
      'sequence',
      'created_at',
      'updated_at',
      'removed_at',
      db.raw(`to_char(start_date, 'YYYY-MM-DD') as start_date, to_char(end_date, 'YYYY-MM-DD') as end_date`),
      db.raw(`to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time`),
      db.raw('coalesce(counts.applied, 0) as applied, coalesce(counts.waiting, 0) as waiting'),
    );
}

/** Applications a training, read from an index alone. */
function applicationCounts(db: Knex) {
  return db('applications')
    .select(
      'training_id',
      db.raw(`
      (count(*) filter (where status = 'signup'))::int as applied,
      (count(*) filter (where status = 'waiting'))::int as waiting
    `),
    )
    .whereIn('status', ['signup', 'waiting'])
    .groupBy('training_id')
    .as('counts');
}

export function toTraining(row: TrainingRow): StoredTraining {
  return {
    facts: {
      educationId: row.id,
      status: row.status,
      startDate: row.start_date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: row.end_time,
      capacity: row.capacity,
      waitingList: row.waiting_list,
      applied: row.applied,
      waiting: row.waiting,
    },
    ko: { title: row.title_ko, type: row.type_ko, content: row.content_ko, place: row.place_ko },
    en: { title: row.title_en, type: row.type_en, content: row.content_en, place: row.place_en },
    version: row.version,
    sequence: row.sequence,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    isRemoved: row.removed_at !== null,
  };
}
