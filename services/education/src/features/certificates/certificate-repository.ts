import type { Knex } from 'knex';

/** A row of `certificates`; days are `YYYY-MM-DD`. */
export interface StoredCertificate {
  number: string;
  applicationId: number;
  name: string;
  company: string;
  titleKo: string;
  titleEn: string | null;
  startDate: string;
  endDate: string;
  issuedAt: Date;
  withdrawnAt: Date | null;
  withdrawalReason: string | null;
}

export type NewCertificate = Omit<StoredCertificate, 'issuedAt' | 'withdrawnAt' | 'withdrawalReason'>;

const columns = [
  'number',
  'applicationId',
  'name',
  'company',
  'titleKo',
  'titleEn',
  'startDate',
  'endDate',
  'issuedAt',
  'withdrawnAt',
  'withdrawalReason',
];

export function createCertificateRepository(db: Knex) {
  const rows = () => db('certificates').select<StoredCertificate[]>(columns);

  return {
    byNumber: (number: string): Promise<StoredCertificate | undefined> =>
      rows()
        .where({ number })
        .then(([row]) => row),

    /** The certificate of each application: the valid one, else the one that was withdrawn last. */
    async latest(applicationIds: number[]): Promise<Map<number, StoredCertificate>> {
      const found = await rows()
        .distinctOn('applicationId')
        .whereIn('applicationId', applicationIds)
        .orderBy([{ column: 'applicationId' }, { column: 'withdrawnAt', order: 'desc', nulls: 'first' }]);
      return new Map(found.map((certificate) => [certificate.applicationId, certificate]));
    },

    /** All certificates of applications, in the order in which they were issued. */
    of: (applicationIds: number[]): Promise<StoredCertificate[]> =>
      rows()
        .whereIn('applicationId', applicationIds)
        .orderBy('issuedAt')
        .then((found) => found),

    /** Stores certificates and returns those that are new: an application that has a valid one keeps it. */
    async issue(certificates: NewCertificate[]): Promise<StoredCertificate[]> {
      if (certificates.length === 0) return [];
      const stored = await db('certificates')
        .insert(certificates)
        .onConflict(db.raw('(application_id) where withdrawn_at is null'))
        .ignore()
        .returning(columns);
      return stored as StoredCertificate[];
    },

    /** Withdraws a valid certificate; undefined when there is none with the number. */
    async withdraw(number: string, withdrawalReason: string): Promise<StoredCertificate | undefined> {
      const [row] = await db('certificates')
        .where({ number, withdrawnAt: null })
        .update({ withdrawnAt: db.fn.now(), withdrawalReason })
        .returning(columns);
      return row as StoredCertificate | undefined;
    },
  };
}
