import type { Knex } from 'knex';
import type { Training } from './training-schemas.ts';

interface TrainingRow {
  id: number;
  status: Training['status'];
  titleKo: string;
  titleEn: string | null;
  typeKo: string;
  typeEn: string | null;
  contentKo: string;
  contentEn: string | null;
  placeKo: string;
  placeEn: string | null;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  capacity: number;
  waitingList: boolean;
  version: number;
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  removedAt: Date | null;
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
  const trainings = () => trainingRows(db).whereNull('removedAt');

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
    .whereNull('removedAt')
    .forNoKeyUpdate()
    .first<{ id: number } | undefined>('id');
  // A second statement: the first one's view of the applications is from before the lock was ours
  return locked && createTrainingRepository(trx).find(educationId);
}

/** Trainings with the counts of their applications, removed ones included. */
export function trainingRows(db: Knex) {
  return db('trainings')
    .leftJoin(applicationCounts(db), 'counts.trainingId', 'trainings.id')
    .select<TrainingRow[]>(
      'trainings.id',
      'status',
      'titleKo',
      'titleEn',
      'typeKo',
      'typeEn',
      'contentKo',
      'contentEn',
      'placeKo',
      'placeEn',
      'capacity',
      'waitingList',
      'version',
      'sequence',
      'createdAt',
      'updatedAt',
      'removedAt',
      db.raw(`to_char(start_date, 'YYYY-MM-DD') as start_date, to_char(end_date, 'YYYY-MM-DD') as end_date`),
      db.raw(`to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time`),
      db.raw('coalesce(counts.applied, 0) as applied, coalesce(counts.waiting, 0) as waiting'),
    );
}

/** Applications a training, read from an index alone. */
function applicationCounts(db: Knex) {
  return db('applications')
    .select(
      'trainingId',
      db.raw(`
      (count(*) filter (where status = 'signup'))::int as applied,
      (count(*) filter (where status = 'waiting'))::int as waiting
    `),
    )
    .whereIn('status', ['signup', 'waiting'])
    .groupBy('trainingId')
    .as('counts');
}

export function toTraining(row: TrainingRow): StoredTraining {
  return {
    facts: {
      educationId: row.id,
      status: row.status,
      startDate: row.startDate,
      endDate: row.endDate,
      startTime: row.startTime,
      endTime: row.endTime,
      capacity: row.capacity,
      waitingList: row.waitingList,
      applied: row.applied,
      waiting: row.waiting,
    },
    ko: { title: row.titleKo, type: row.typeKo, content: row.contentKo, place: row.placeKo },
    en: { title: row.titleEn, type: row.typeEn, content: row.contentEn, place: row.placeEn },
    version: row.version,
    sequence: row.sequence,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    isRemoved: row.removedAt !== null,
  };
}
