import { mailFailsSql, matchingRows } from '@portal/service-kit';
import type { Knex } from 'knex';
import { applicationRows } from '../applications/application-repository.ts';
import type { StoredApplication } from '../applications/application-repository.ts';
import { applicationResource } from '../applications/application-resource.ts';
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

/** Who gets a mail. */
export type Recipient = Pick<StoredApplication, 'applicationId' | 'userId' | 'email' | 'locale'> & {
  /** One for each person: the normal form of the address, or what was typed where there is none. */
  address: string;
  /** Korean title of the training. */
  training: string;
};

const address = 'coalesce(applications.address, applications.email)';

export function createApplicantRepository(db: Knex) {
  const matching = ({ ids, statuses, educationId, search }: ApplicantFilter) =>
    matchingRows(db, applicationResource, { applicationId: ids, status: statuses, educationId, search });

  async function withTrainings(rows: Knex.QueryBuilder): Promise<StoredApplicant[]> {
    const applications: StoredApplicant['application'][] = await rows.select(
      db.raw(`${mailFailsSql('applications.email')} as mail_fails`),
    );
    const trainings = await createTrainingRepository(db).byId([
      ...new Set(applications.map(({ educationId }) => educationId)),
    ]);
    return applications.flatMap((application) => {
      const training = trainings.get(application.educationId);
      return training ? [{ application, training }] : [];
    });
  }

  const shown = () => applicationRows(db).where('applications.isRepeat', false).whereNull('applications.erasedAt');

  return {
    /** Everybody who ever applied for one training, in order of arrival. */
    records: (educationId: number): Promise<StoredApplicant[]> =>
      withTrainings(shown().where('trainingId', educationId).orderByRaw('applications.created_at, applications.id')),

    /** These applications, in the same order. */
    byIds: (ids: readonly number[]): Promise<StoredApplicant[]> =>
      withTrainings(
        shown()
          .whereIn('applications.id', ids)
          .orderByRaw('array_position(?::int[], applications.id)', [[...ids]]),
      ),

    /** Different addresses among the applications: those without a normal form count by what was typed. */
    countPeople: async (filter: ApplicantFilter): Promise<number> => {
      const [row] = await matching(filter).select<{ n: string }[]>(db.raw(`count(distinct ${address}) as n`));
      return Number(row?.n);
    },

    /** Who applied, one for each application, the latest first. */
    recipients: (filter: ApplicantFilter): Promise<Recipient[]> =>
      matching(filter)
        .select<Recipient[]>(
          'applications.id as applicationId',
          'applications.userId',
          'applications.email',
          'applications.locale',
          'trainings.titleKo as training',
          db.raw(`${address} as address`),
        )
        .orderByRaw('applications.created_at desc, applications.id desc'),
  };
}
