import type { Knex } from 'knex';
import type { Language } from '../../language.ts';
import type { ApplicationRecord } from './application-schemas.ts';

/** A row of `applications`. */
export interface StoredApplication extends Pick<
  ApplicationRecord,
  'applicationId' | 'educationId' | 'email' | 'name' | 'phoneNumber' | 'company' | 'position' | 'application' | 'status'
> {
  /** The account that applied; null for a visitor. */
  userId: string | null;
  /** Language of mails to the applicant. */
  locale: Language;
  createdAt: Date;
  cancelledAt: Date | null;
  /** Place in the queue, only while waiting. */
  place: number | null;
}

/** What is stored of an application that has been decided. */
export type NewApplication = Omit<StoredApplication, 'applicationId' | 'educationId' | 'createdAt' | 'cancelledAt'>;

const columns = [
  'id as applicationId',
  'trainingId as educationId',
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

/** Applications with their places in the queue, under the name `applications`. */
export function applicationRows(db: Knex) {
  return db('applications').select<StoredApplication[]>(
    ...columns.map((column) => `applications.${column}`),
    db.raw(`case when applications.status = 'waiting' then (
      select count(*)::int from applications ahead
      where ahead.training_id = applications.training_id and ahead.status = 'waiting' and ahead.id <= applications.id
    ) end as place`),
  );
}

export function createApplicationRepository(db: Knex) {
  return {
    /** The active application of an address, else the one cancelled last; undefined when there is none. Case does not matter. */
    async find(educationId: number, email: string): Promise<StoredApplication | undefined> {
      const [row] = await applicationRows(db)
        .where('applications.trainingId', educationId)
        .whereRaw('lower(applications.email) = lower(?)', [email])
        .orderByRaw(`applications.status = 'cancelled', applications.id desc`)
        .limit(1);
      return row;
    },

    /** Who holds a seat or waits, in order of arrival. */
    active: (educationId: number): Promise<StoredApplication[]> =>
      applicationRows(db)
        .where('applications.trainingId', educationId)
        .whereIn('applications.status', ['signup', 'waiting'])
        .orderBy('applications.id')
        .then((rows) => rows),

    /** What an account, or the owner of a proven address, applied for; newest first. */
    of: ({ userId, email }: { userId?: string; email?: string }): Promise<StoredApplication[]> =>
      applicationRows(db)
        .where((mine) => {
          // Neither: nothing is anybody's
          void mine.whereRaw('false');
          if (userId !== undefined) void mine.orWhere('applications.userId', userId);
          if (email !== undefined) void mine.orWhereRaw('lower(applications.email) = lower(?)', [email]);
        })
        .orderBy('applications.id', 'desc')
        .then((rows) => rows),

    /** Ends an application; its row stays. */
    cancel: async (applicationId: number): Promise<void> => {
      await db('applications')
        .where('id', applicationId)
        .update({ status: 'cancelled', cancelledAt: db.raw('clock_timestamp()') });
    },

    /** Which of these addresses, in lower case, have an active application. */
    async appliedAddresses(educationId: number, emails: string[]): Promise<Set<string>> {
      const rows = await db('applications')
        .where('trainingId', educationId)
        .whereNot('status', 'cancelled')
        .whereRaw('lower(email) = any(?)', [emails.map((email) => email.toLowerCase())])
        .select<{ address: string }[]>(db.raw('lower(email) as address'));
      return new Set(rows.map(({ address }) => address));
    },

    /** Stores applications; ids rise in their order, for the queue is kept by id. */
    async insert(
      educationId: number,
      applications: NewApplication[],
    ): Promise<Pick<StoredApplication, 'applicationId' | 'email' | 'createdAt'>[]> {
      if (applications.length === 0) return [];
      return db('applications')
        .insert(
          applications.map(({ place: _place, ...columns }) => ({
            ...columns,
            trainingId: educationId,
            createdAt: db.raw('clock_timestamp()'),
          })),
        )
        .returning(['id as applicationId', 'email', 'createdAt']);
    },

    /** Gives seats to applications that waited. */
    async promote(applicationIds: number[]): Promise<void> {
      await db('applications')
        .whereIn('id', applicationIds)
        .update({ status: 'signup', promotedAt: db.raw('clock_timestamp()') });
    },

    /** An address as somebody last applied with it, whatever its case; undefined when nobody did. */
    async lastAddress(email: string): Promise<string | undefined> {
      const row = await db('applications')
        .whereRaw('lower(email) = ?', [email])
        .orderBy('id', 'desc')
        .first<{ email: string } | undefined>('email');
      return row?.email;
    },
  };
}
