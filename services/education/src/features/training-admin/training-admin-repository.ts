import { pageWindow, seoulWallClock, sortOf, whereHolds, wordsOf } from '@portal/service-kit';
import type { Knex } from 'knex';
import { keptDays } from '../training-trash/training-trash-repository.ts';
import { trainingParts } from '../trainings/training-resource.ts';
import { trainingRows } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { AdminTrainingsQuery, EditBody, TrainingsFilter } from './training-admin-schemas.ts';

const sortColumns = {
  ...trainingParts.sortColumns,
  startDate: '(start_date + start_time)',
  applied: 'coalesce(counts.applied, 0)',
  createdAt: 'created_at',
};

type TrainingStatus = NonNullable<EditBody['status']>;

export function createTrainingAdminRepository(db: Knex) {
  function matching({ search, status, state }: TrainingsFilter, now: Date) {
    const query = trainingRows(db).whereNull('removedAt');
    void whereHolds(query, trainingParts.searchedSql, wordsOf(search), true);
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
    async insert(stored: Record<string, unknown>): Promise<number> {
      const [row] = await db('trainings').insert(stored).returning<{ id: number }[]>('id');
      if (!row) throw new Error('a new training was not stored');
      return row.id;
    },

    /** Copies a training to another first day, for as many days as before, open for applications; returns the id of the copy. */
    async copy(educationId: number, startDate: string): Promise<number> {
      const columns = trainingParts.copiedColumns.join(', ');
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

    async update(educationId: number, stored: Record<string, unknown>, { moves }: { moves: boolean }): Promise<void> {
      await db('trainings')
        .where('id', educationId)
        .update({
          ...stored,
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
