import { normalEmail } from '@portal/service-kit';
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
  /** The normal form of `email`; null for one from before there was one that has none. */
  address: string | null;
  /** The address had applied already, which the sender is not told: it takes no seat, and is shown to its sender alone. */
  isRepeat: boolean;
  /** Entered by staff, who were given the consent. */
  enteredByStaff: boolean;
  /** Counts corrections by staff. */
  version: number;
  /** When staff marked them as present. */
  attendedAt: Date | null;
  /** Language of mails to the applicant. */
  locale: Language;
  createdAt: Date;
  cancelledAt: Date | null;
  /** Place in the queue, only while waiting. */
  place: number | null;
}

/**
 * What is stored of an application that has been decided; its `email` is in the normal form. `isProven`: the sender has shown that
 * the address is theirs, or staff entered it. Until then it holds its seat, and is in no public count.
 */
export type NewApplication = Omit<
  StoredApplication,
  | 'applicationId'
  | 'educationId'
  | 'address'
  | 'createdAt'
  | 'cancelledAt'
  | 'enteredByStaff'
  | 'version'
  | 'attendedAt'
> & { isProven: boolean; enteredByStaff?: boolean };

/** Whose an active application is. */
export type Applied = Pick<StoredApplication, 'applicationId' | 'userId' | 'address' | 'isRepeat' | 'locale'>;

const columns = [
  'id as applicationId',
  'trainingId as educationId',
  'userId',
  'address',
  'isRepeat',
  'email',
  'name',
  'phoneNumber',
  'company',
  'position',
  'application',
  'locale',
  'enteredByStaff',
  'version',
  'attendedAt',
  'createdAt',
];

/** Applications with their places in the queue, under the name `applications`. A repeated one says what its sender was told. */
export function applicationRows(db: Knex) {
  return db('applications').select<StoredApplication[]>(
    ...columns.map((column) => `applications.${column}`),
    db.raw(`coalesce(applications.repeat_status, applications.status) as status`),
    db.raw(`case when applications.repeat_status is null then applications.cancelled_at end as cancelled_at`),
    db.raw(`case when 'waiting' in (applications.status, applications.repeat_status) then applications.is_repeat::int + (
      select count(*)::int from applications ahead
      where ahead.training_id = applications.training_id and ahead.status = 'waiting' and ahead.id <= applications.id
    ) end as place`),
  );
}

/** An address as a condition; one without a normal form is found by exactly itself. */
function addressed(email: string): Record<string, string | null> {
  const address = normalEmail(email);
  return address === undefined
    ? { 'applications.address': null, 'applications.email': email.trim() }
    : { 'applications.address': address };
}

export function createApplicationRepository(db: Knex) {
  return {
    /** The applications of an address: first the active one, then the others, newest first. */
    find: (educationId: number, email: string): Promise<StoredApplication[]> =>
      applicationRows(db)
        .where('applications.trainingId', educationId)
        .where(addressed(email))
        .orderByRaw(`applications.status = 'cancelled', applications.repeat_status is null, applications.id desc`)
        .then((rows) => rows),

    /** How often each of some applications was preceded by a cancelled one of the same address for the same training; none is left out. */
    async cancelledBefore(ids: readonly number[]): Promise<Map<number, number>> {
      const rows = await db('applications')
        .join('applications as earlier', (on) =>
          on
            .on('earlier.address', 'applications.address')
            .on('earlier.trainingId', 'applications.trainingId')
            .on('earlier.id', '<', 'applications.id'),
        )
        .whereIn('applications.id', ids)
        .where({ 'earlier.status': 'cancelled', 'earlier.isRepeat': false })
        .groupBy('applications.id')
        .select<{ id: number; times: number }[]>('applications.id', db.raw('count(*)::int as times'));
      return new Map(rows.map(({ id, times }) => [id, times]));
    },

    /** Who holds a seat or waits, in order of arrival, but for those whose person is erased. */
    active: (educationId: number): Promise<StoredApplication[]> =>
      applicationRows(db)
        .where('applications.trainingId', educationId)
        .whereIn('applications.status', ['signup', 'waiting'])
        .whereNull('applications.erasedAt')
        .orderBy('applications.id')
        .then((rows) => rows),

    /** What an account, or the owner of a proven address, applied for; newest first. */
    of: ({ userId, email }: { userId?: string; email?: string }): Promise<StoredApplication[]> =>
      applicationRows(db)
        .where((mine) => {
          // Neither: nothing is anybody's
          void mine.whereRaw('false');
          if (userId !== undefined) void mine.orWhere('applications.userId', userId);
          if (email !== undefined) void mine.orWhere({ ...addressed(email), 'applications.isRepeat': false });
        })
        .orderBy('applications.id', 'desc')
        .then((rows) => rows),

    /** One application. */
    byId: (applicationId: number): Promise<StoredApplication | undefined> =>
      applicationRows(db)
        .where('applications.id', applicationId)
        .then((rows) => rows[0]),

    /** Marks somebody who holds a seat as present, the first time counts, or takes the mark back. */
    attend: async (applicationId: number, present: boolean): Promise<void> => {
      await db('applications')
        .where('id', applicationId)
        .update({
          version: db.raw('version + 1'),
          attendedAt: present ? db.raw('coalesce(attended_at, now())') : null,
        });
    },

    /** Replaces what is stored of an applicant; staff know the address. */
    correct: async (
      applicationId: number,
      person: Pick<
        StoredApplication,
        'email' | 'name' | 'phoneNumber' | 'company' | 'position' | 'application' | 'locale'
      >,
    ): Promise<void> => {
      await db('applications')
        .where('id', applicationId)
        .update({ ...person, version: db.raw('version + 1'), provenAt: db.raw('coalesce(proven_at, now())') });
    },

    /** Ends an application; its row stays. */
    cancel: async (applicationId: number): Promise<void> => {
      await db('applications')
        .where('id', applicationId)
        .update({
          status: 'cancelled',
          version: db.raw('version + 1'),
          repeatStatus: null,
          cancelledAt: db.raw('clock_timestamp()'),
        });
    },

    /** The active applications of addresses in their normal form, and the repeated ones that nobody has cancelled. */
    applied: (educationId: number, addresses: string[]): Promise<Applied[]> =>
      db('applications')
        .where('trainingId', educationId)
        .whereRaw(`(status <> 'cancelled' or repeat_status is not null)`)
        .whereRaw('address = any(?)', [addresses])
        .select<Applied[]>('id as applicationId', 'userId', 'address', 'isRepeat', 'locale'),

    /** Stores applications and returns their rows in the same order; ids rise in it, for the queue is kept by id. */
    async insert(
      educationId: number,
      applications: NewApplication[],
    ): Promise<Pick<StoredApplication, 'applicationId' | 'createdAt'>[]> {
      if (applications.length === 0) return [];
      return db('applications')
        .insert(
          applications.map(({ place: _place, isProven, ...columns }) => ({
            ...columns,
            provenAt: isProven ? db.raw('clock_timestamp()') : null,
            ...(columns.isRepeat
              ? { status: 'cancelled', repeatStatus: columns.status, cancelledAt: db.raw('clock_timestamp()') }
              : { repeatStatus: null, cancelledAt: null }),
            trainingId: educationId,
            createdAt: db.raw('clock_timestamp()'),
          })),
        )
        .returning(['id as applicationId', 'createdAt']);
    },

    /** Marks what was applied for with an address, in its normal form, as proven. */
    async markProven(address: string): Promise<void> {
      const unproven = db('applications')
        .where({ address, isRepeat: false })
        .whereNull('provenAt')
        .orderBy('id')
        .forNoKeyUpdate()
        .select('id');
      await db('applications').whereIn('id', unproven).update({ provenAt: db.fn.now() });
    },

    /** Gives seats to applications that waited. */
    async promote(applicationIds: number[]): Promise<void> {
      await db('applications')
        .whereIn('id', applicationIds)
        .update({ status: 'signup', version: db.raw('version + 1'), promotedAt: db.raw('clock_timestamp()') });
    },

    /** Whether somebody ever applied with an address. */
    hasApplied: async (email: string): Promise<boolean> =>
      (await db('applications').where(addressed(email)).first('id')) !== undefined,
  };
}
