import type { Knex } from 'knex';
import type { Language } from '../../language.ts';
import type { ApplicationRecord } from './application-schemas.ts';

interface ApplicationRow {
  id: number;
  trainingId: number;
  userId: string | null;
  email: string;
  name: string;
  phoneNumber: string;
  company: string;
  position: string;
  application: string;
  status: ApplicationRecord['status'];
  locale: Language;
  createdAt: Date;
  cancelledAt: Date | null;
  place: number | null;
}

export interface StoredApplication extends Pick<
  ApplicationRecord,
  'applicationId' | 'educationId' | 'email' | 'name' | 'phoneNumber' | 'company' | 'position' | 'application' | 'status'
> {
  /** The account that applied; undefined for a visitor. */
  userId: string | undefined;
  /** Language of mails to the applicant. */
  language: Language;
  createdAt: Date;
  cancelledAt: Date | undefined;
  /** Place in the queue, only while waiting. */
  place: number | undefined;
}

const columns = [
  'id',
  'trainingId',
  'userId',
  'email',
  'name',
  'phoneNumber',
  'company',
  'position',
  'application',
  'status',
  'locale',
  'createdAt',
  'cancelledAt',
];

/** Applications as `toApplication` reads them, under the name `applications`. */
export function applicationRows(db: Knex) {
  return db('applications').select<ApplicationRow[]>(
    ...columns.map((column) => `applications.${column}`),
    db.raw(`case when applications.status = 'waiting' then (
      select count(*)::int from applications ahead
      where ahead.training_id = applications.training_id and ahead.status = 'waiting' and ahead.id <= applications.id
    ) end as place`),
  );
}

export function toApplication(row: ApplicationRow): StoredApplication {
  return {
    applicationId: row.id,
    educationId: row.trainingId,
    userId: row.userId ?? undefined,
    email: row.email,
    name: row.name,
    phoneNumber: row.phoneNumber,
    company: row.company,
    position: row.position,
    application: row.application,
    status: row.status,
    language: row.locale,
    createdAt: row.createdAt,
    cancelledAt: row.cancelledAt ?? undefined,
    place: row.place ?? undefined,
  };
}

export function createApplicationRepository(db: Knex) {
  const read = async (query: PromiseLike<ApplicationRow[]>): Promise<StoredApplication[]> =>
    (await query).map(toApplication);

  return {
    /** The active application of an address, else the one cancelled last; undefined when there is none. Case does not matter. */
    async find(educationId: number, email: string): Promise<StoredApplication | undefined> {
      const [row] = await applicationRows(db)
        .where('applications.trainingId', educationId)
        .whereRaw('lower(applications.email) = lower(?)', [email])
        .orderByRaw(`applications.status = 'cancelled', applications.id desc`)
        .limit(1);
      return row && toApplication(row);
    },

    /** Who holds a seat or waits, in order of arrival. */
    active: (educationId: number) =>
      read(
        applicationRows(db)
          .where('applications.trainingId', educationId)
          .whereIn('applications.status', ['signup', 'waiting'])
          .orderBy('applications.id'),
      ),

    /** What an account, or the owner of a proven address, applied for; newest first. */
    of: ({ userId, email }: { userId?: string; email?: string }) =>
      read(
        applicationRows(db)
          .where((mine) => {
            // Neither: nothing is anybody's
            void mine.whereRaw('false');
            if (userId !== undefined) void mine.orWhere('applications.userId', userId);
            if (email !== undefined) void mine.orWhereRaw('lower(applications.email) = lower(?)', [email]);
          })
          .orderBy('applications.id', 'desc'),
      ),

    /** Ends an application; its row stays. */
    cancel: async (applicationId: number): Promise<void> => {
      await db('applications')
        .where('id', applicationId)
        .update({ status: 'cancelled', cancelledAt: db.raw('clock_timestamp()') });
    },
  };
}
