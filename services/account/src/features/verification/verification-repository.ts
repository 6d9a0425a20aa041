import type { Knex } from 'knex';

/** Links that prove an address, by the hash of their token. */
export function createVerificationRepository(db: Knex) {
  return {
    async insert(tokenHash: Buffer, userId: string, validDays: number): Promise<void> {
      const expiresAt = db.raw('now() + make_interval(days => ?)', [validDays]);
      await db('email_verifications').insert({ tokenHash, userId, expiresAt });
    },

    /** Whose address a token proves; undefined for one that is unknown or too old. */
    async userOf(tokenHash: Buffer): Promise<string | undefined> {
      const row = await db('email_verifications')
        .where({ tokenHash })
        .where('expiresAt', '>', db.fn.now())
        .first<{ userId: string } | undefined>('userId');
      return row?.userId;
    },
  };
}
