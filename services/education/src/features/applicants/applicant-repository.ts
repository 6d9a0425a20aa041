import { mailFailsSql, nearerEnd, readBatches, sortOf, whereHolds, wordsOf } from '@portal/service-kit';
import type { PageWindow } from '@portal/service-kit';
import type { Knex } from 'knex';
import { applicationRows } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { ApplicantFilter } from './applicant-schemas.ts';

export interface StoredApplicant {
  application: StoredApplication & {
    /** Only in lists: a mail to the address failed. */
    mailFails?: boolean;
  };
  training: StoredTraining;
}

/** Each has an index that ends with the id, but for the training: there are few of them. */
const sortColumns = {
  createdAt: 'applications.created_at',
  name: 'applications.name',
  email: 'lower(applications.email)',
  company: 'applications.company',
  status: 'applications.status',
  training: 'trainings.title_ko',
};
const newestFirst = '-createdAt';
const tie = 'applications.id';
/** The text of the index `applications_folded`. */
const searched = `applications.name || E'\\n' || applications.email || E'\\n' || applications.company || E'\\n' || applications.phone_number`;

export function createApplicantRepository(db: Knex) {
  function matching({ educationId, statuses, search, ids }: ApplicantFilter, sort?: string) {
    const query = applicationRows(db)
      .select(db.raw(`${mailFailsSql('applications.email')} as mail_fails`))
      .where('applications.isRepeat', false)
      .whereNull('applications.erasedAt');
    if (sort?.endsWith('training')) void query.join('trainings', 'trainings.id', 'applications.trainingId');
    if (educationId !== undefined) void query.where('applications.trainingId', educationId);
    if (statuses) void query.whereIn('applications.status', statuses);
    if (ids) void query.whereIn('applications.id', ids);
    return whereHolds(query, searched, wordsOf(search));
  }

  async function withTrainings(applications: StoredApplication[]): Promise<StoredApplicant[]> {
    const trainings = await createTrainingRepository(db).byId([
      ...new Set(applications.map(({ educationId }) => educationId)),
    ]);
    return applications.flatMap((application) => {
      const training = trainings.get(application.educationId);
      return training ? [{ application, training }] : [];
    });
  }

  return {
    count: async (filter: ApplicantFilter): Promise<number> => {
      const [row] = await matching(filter).clearSelect().count<{ n: string }[]>({ n: '*' });
      return Number(row?.n);
    },

    /** Different addresses among the applications: those without a normal form count by what was typed. */
    countPeople: async (filter: ApplicantFilter): Promise<number> => {
      const address = 'coalesce(applications.address, applications.email)';
      const [row] = await matching(filter)
        .clearSelect()
        .select<{ n: string }[]>(db.raw(`count(distinct ${address}) as n`));
      return Number(row?.n);
    },

    /** All applications with their trainings, removed ones included. */
    async list(filter: ApplicantFilter, sort: string | undefined): Promise<StoredApplicant[]> {
      return withTrainings(await matching(filter, sort).orderByRaw(sortOf(sort, sortColumns, newestFirst, tie)));
    },

    /** One page of `total` applications: first which ones, so that nothing is read of those before them. */
    async page(
      filter: ApplicantFilter,
      sort: string | undefined,
      window: PageWindow,
      total: number,
    ): Promise<StoredApplicant[]> {
      const reading = nearerEnd(window, total, sort, newestFirst);
      const ids = matching(filter, sort)
        .clearSelect()
        .select('applications.id')
        .orderByRaw(sortOf(reading.sort, sortColumns, newestFirst, tie))
        .limit(reading.limit)
        .offset(reading.offset);
      const found = matching({}, sort)
        .whereIn('applications.id', ids)
        .orderByRaw(sortOf(sort, sortColumns, newestFirst, tie));
      return withTrainings(await found);
    },

    /** All applications, a thousand at a time. */
    async *batches(filter: ApplicantFilter, sort: string | undefined): AsyncGenerator<StoredApplicant[]> {
      const order = { sort, columns: sortColumns, fallback: newestFirst, tie } as const;
      const batches = readBatches<StoredApplication, keyof typeof sortColumns>(db, () => matching(filter, sort), order);
      for await (const batch of batches) yield await withTrainings(batch);
    },
  };
}
