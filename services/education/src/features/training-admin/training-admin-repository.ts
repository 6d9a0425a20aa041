import { pageWindow, seoulWallClock, sortOf, whereHolds, wordsOf } from '@portal/service-kit';
import type { Knex } from 'knex';
import { keptDays } from '../training-trash/training-trash-repository.ts';
import { trainingRows } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { AdminTrainingsQuery, EditBody, TrainingsFilter } from './training-admin-schemas.ts';

const sortColumns = {
  title: 'title_ko',
  type: 'type_ko',
  status: 'status',
  startDate: '(start_date + start_time)',
  capacity: 'capacity',
  applied: 'coalesce(counts.applied, 0)',
  createdAt: 'created_at',
};

/** What a copy has in common with its model. */
const copiedColumns = [
  'title_ko',
  'title_en',
  'type_ko',
  'type_en',
  'content_ko',
  'content_en',
  'place_ko',
  'place_en',
  'start_time',
  'end_time',
  'capacity',
  'waiting_list',
  'reminder_days',
];

type TrainingStatus = NonNullable<EditBody['status']>;

/** Nothing written is kept as null. */
const english = (text: string | undefined) => (text === undefined ? undefined : text.trim() || null);

/** Columns of an edit; what the body leaves out is left alone. */
function columnsOf(body: EditBody): Record<string, unknown> {
  const columns = {
    titleKo: body.title.trim(),
    titleEn: english(body.titleEn),
    typeKo: body.type.trim(),
    typeEn: english(body.typeEn),
    contentKo: body.content,
    contentEn: english(body.contentEn),
    placeKo: body.place?.trim(),
    placeEn: english(body.placeEn),
    status: body.status,
    startDate: body.startDate,
    endDate: body.endDate,
    startTime: body.startTime,
    endTime: body.endTime,
    capacity: body.capacity,
    waitingList: body.waitingList,
    reminderDays: body.reminderDays,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

export function createTrainingAdminRepository(db: Knex) {
  function matching({ search, status, state }: TrainingsFilter, now: Date) {
    const query = trainingRows(db).whereNull('removedAt');
    void whereHolds(query, "concat_ws(E'\\n', title_ko, title_en, type_ko, type_en)", wordsOf(search), true);
    if (status) void query.where({ status });
    if (state) {
      // As deriveState says it
      const isPast = '(end_date + end_time) <= ?::timestamp';
      const isFull = 'coalesce(counts.applied, 0) >= capacity';
      const wallClock = seoulWallClock(now);
      if (state === 'past') void query.whereRaw(isPast, [wallClock]);
      else void query.whereRaw(`not ${isPast}`, [wallClock]).whereRaw(state === 'full' ? isFull : `not (${isFull})`);
    }
    return query;
  }

  return {
    async list(query: AdminTrainingsQuery, now: Date): Promise<{ total: number; trainings: StoredTraining[] }> {
      const { limit, offset } = pageWindow(query);
      const [count] = await db.from(matching(query, now).as('matching')).count<{ n: string }[]>({ n: '*' });
      const rows = await matching(query, now)
        .orderByRaw(sortOf(query.sort, sortColumns, '-startDate', 'trainings.id'))
        .limit(limit)
        .offset(offset);
      return { total: Number(count?.n), trainings: rows };
    },

    /** All that match, as they go into a file. */
    async all(filter: TrainingsFilter, now: Date): Promise<StoredTraining[]> {
      return matching(filter, now).orderByRaw(sortOf(filter.sort, sortColumns, '-startDate', 'trainings.id'));
    },

    /** Every training on the schedule, the latest first. */
    async names(): Promise<{ educationId: number; title: string; startDate: string }[]> {
      return db('trainings')
        .whereNull('removedAt')
        .orderBy([{ column: 'startDate', order: 'desc' }, 'id'])
        .select(
          db.raw('id as education_id'),
          db.raw('title_ko as title'),
          db.raw(`to_char(start_date, 'YYYY-MM-DD') as start_date`),
        );
    },

    async setStatus(educationId: number, status: TrainingStatus): Promise<void> {
      await db('trainings')
        .where('id', educationId)
        .update({ status, version: db.raw('version + 1'), updatedAt: db.fn.now() });
    },

    /** Id of the new training. */
    async insert(body: EditBody): Promise<number> {
      const [row] = await db('trainings').insert(columnsOf(body)).returning<{ id: number }[]>('id');
      if (!row) throw new Error('a new training was not stored');
      return row.id;
    },

    /** Copies a training to another first day, for as many days as before, open for applications; returns the id of the copy. */
    async copy(educationId: number, startDate: string): Promise<number> {
      const columns = copiedColumns.join(', ');
      const { rows } = await db.raw<{ rows: { id: number }[] }>(
        `insert into trainings (${columns}, status, start_date, end_date)
         select ${columns}, 'recruiting', :startDate::date, :startDate::date + (end_date - start_date)
         from trainings where id = :educationId returning id`,
        { educationId, startDate },
      );
      const [row] = rows;
      if (!row) throw new Error('a copied training was not stored');
      return row.id;
    },

    async update(educationId: number, body: EditBody, { moves }: { moves: boolean }): Promise<void> {
      await db('trainings')
        .where('id', educationId)
        .update({
          ...columnsOf(body),
          version: db.raw('version + 1'),
          updatedAt: db.fn.now(),
          ...(moves ? { sequence: db.raw('sequence + 1') } : {}),
        });
    },

    /** Takes it off the schedule into the trash; its row and the applications stay until that is emptied. */
    async remove(educationId: number): Promise<void> {
      await db('trainings')
        .where('id', educationId)
        .update({
          removedAt: db.fn.now(),
          purgeAt: db.raw('now() + make_interval(days => ?)', [keptDays]),
          version: db.raw('version + 1'),
          sequence: db.raw('sequence + 1'),
        });
    },
  };
}
