import type { Knex } from 'knex';

/** Old rows thrown away with each request. */
const cleanedAtOnce = 20;

/** Links by the hash of their token. */
export function createLookupLinkRepository(db: Knex) {
  return {
    /** Throws away a few that expired a day ago. */
    async cleanUp(): Promise<void> {
      await db.raw(`
        delete from lookup_links where token_hash in (
          select token_hash from lookup_links where expires_at < now() - interval '1 day' limit ${cleanedAtOnce} for update skip locked
        )`);
    },

    /** `email` in its normal form. */
    async insert(tokenHash: Buffer, email: string, validMinutes: number): Promise<void> {
      await db('lookup_links').insert({
        tokenHash,
        email,
        expiresAt: db.raw('now() + make_interval(mins => ?)', [validMinutes]),
      });
    },

    /** Uses up a link and returns its address; undefined when it is unknown, used or too old. */
    async use(tokenHash: Buffer): Promise<string | undefined> {
      const [link] = await db('lookup_links')
        .where({ tokenHash })
        .whereNull('usedAt')
        .where('expiresAt', '>', db.fn.now())
        .update({ usedAt: db.fn.now() })
        .returning<{ email: string }[]>('email');
      return link?.email;
    },
  };
}
