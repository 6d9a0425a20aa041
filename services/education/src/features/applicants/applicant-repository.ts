import { sortOf } from '@portal/service-kit';
import type { Knex } from 'knex';
import { likePatterns } from '../../like-pattern.ts';
import { applicationRows } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import { createTrainingRepository } from '../trainings/training-repository.ts';
import type { StoredTraining } from '../trainings/training-repository.ts';
import type { ApplicantFilter } from './applicant-schemas.ts';

export interface StoredApplicant {
  application: StoredApplication;
  training: StoredTraining;
}

export interface Order {
  sort: string | undefined;
  window?: { limit: number; offset: number };
}

const sortColumns = {
  createdAt: 'applications.created_at',
  name: 'applications.name',
  email: 'lower(applications.email)',
  company: 'applications.company',
  status: 'applications.status',
  training: 'trainings.title_ko',
};

export function createApplicantRepository(db: Knex) {
  function matching({ educationId, statuses, search, ids }: ApplicantFilter) {
    const query = applicationRows(db)
      .join('trainings', 'trainings.id', 'applications.trainingId')
      .where('applications.isRepeat', false);
    if (educationId !== undefined) void query.where('applications.trainingId', educationId);
    if (statuses) void query.whereIn('applications.status', statuses);
    if (ids) void query.whereIn('applications.id', ids);
    for (const pattern of likePatterns(search)) {
      void query.whereRaw(
        `(applications.name ilike :pattern or applications.email ilike :pattern or applications.company ilike :pattern
        or applications.phone_number ilike :pattern)`,
        { pattern },
      );
    }
    return query;
  }

  return {
    count: async (filter: ApplicantFilter): Promise<number> => {
      const [row] = await matching(filter).clearSelect().count<{ n: string }[]>({ n: '*' });
      return Number(row?.n);
    },

    /** Applications with their trainings, removed ones included. */
    async list(filter: ApplicantFilter, { sort, window }: Order): Promise<StoredApplicant[]> {
      const query = matching(filter).orderByRaw(sortOf(sort, sortColumns, '-createdAt', 'applications.id'));
      const applications = await (window ? query.limit(window.limit).offset(window.offset) : query);
      const trainings = await createTrainingRepository(db).byId(applications.map(({ educationId }) => educationId));
      return applications.flatMap((application) => {
        const training = trainings.get(application.educationId);
        return training ? [{ application, training }] : [];
      });
    },
  };
}
