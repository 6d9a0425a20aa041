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
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
  capacity: number;
  applied: number;
  waiting: number;
}

type TrainingTexts = Pick<Training, 'title' | 'type' | 'content'>;

export interface StoredTraining {
  facts: Pick<Training, 'educationId' | 'status' | 'startDate' | 'endDate' | 'startTime' | 'endTime' | 'capacity' | 'applied' | 'waiting'>;
  ko: TrainingTexts;
  /** Null when one of the three texts has no English. */
  en: TrainingTexts | null;
}

export function createTrainingRepository(db: Knex) {
  const trainings = () =>
    db('trainings')
      .leftJoin(applicationCounts(db), 'counts.training_id', 'trainings.id')
      .whereNull('removed_at')
      .select<TrainingRow[]>(
        'id', 'status', 'title_ko', 'title_en', 'type_ko', 'type_en', 'content_ko', 'content_en', 'capacity',
        db.raw(`to_char(start_date, 'YYYY-MM-DD') as start_date, to_char(end_date, 'YYYY-MM-DD') as end_date`),
        db.raw(`to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time`),
        db.raw('coalesce(counts.applied, 0) as applied, coalesce(counts.waiting, 0) as waiting'),
      );

  return {
    /** Every training that was not removed, with its counts, in no particular order. */
    async list(): Promise<StoredTraining[]> {
      return (await trainings()).map(toTraining);
    },

    /** One training; undefined when there is none or it was removed. */
    async find(educationId: number): Promise<StoredTraining | undefined> {
      const [row] = await trainings().where('id', educationId);
      return row && toTraining(row);
    },
  };
}

export type TrainingRepository = ReturnType<typeof createTrainingRepository>;

/** Applications a training, read from the index of active applications alone. */
function applicationCounts(db: Knex) {
  return db('applications')
    .select('training_id', db.raw(`
      (count(*) filter (where status = 'signup'))::int as applied,
      (count(*) filter (where status = 'waiting'))::int as waiting
    `))
    .whereNot('status', 'cancelled')
    .groupBy('training_id')
    .as('counts');
}

function toTraining(row: TrainingRow): StoredTraining {
  const { title_en, type_en, content_en } = row;
  return {
    facts: {
      educationId: row.id,
      status: row.status,
      startDate: row.start_date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: row.end_time,
      capacity: row.capacity,
      applied: row.applied,
      waiting: row.waiting,
    },
    ko: { title: row.title_ko, type: row.type_ko, content: row.content_ko },
    en: title_en !== null && type_en !== null && content_en !== null ? { title: title_en, type: type_en, content: content_en } : null,
  };
}
