import type { Knex } from 'knex';

/** product.md: the mailed link is good for one hour. */
const validMinutes = 60;

/** Hashes of the tokens that were mailed for a new password. */
export function createResetRepository(db: Knex) {
  return {
    async insert(userId: string, tokenHash: Buffer): Promise<void> {
      const expiresAt = db.raw('now() + make_interval(mins => ?)', [validMinutes]);
      await db('password_resets').insert({ tokenHash, userId, expiresAt });
    },
    async isGood(tokenHash: Buffer): Promise<boolean> {
      return (
        (await db('password_resets').where({ tokenHash }).where('expiresAt', '>', db.fn.now()).first('userId')) !==
        undefined
      );
    },
    /** Uses a token up; the user's id, undefined when it was used, has run out or never was. */
    async use(tokenHash: Buffer): Promise<string | undefined> {
      const rows = await db('password_resets')
        .where({ tokenHash })
        .where('expiresAt', '>', db.fn.now())
        .delete()
        .returning<{ userId: string }[]>('userId');
      return rows[0]?.userId;
    },
    async removeAll(userId: string): Promise<void> {
      await db('password_resets').where({ userId }).orWhere('expiresAt', '<', db.fn.now()).delete();
    },
  };
}
