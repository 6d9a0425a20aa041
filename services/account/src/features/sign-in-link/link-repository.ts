import type { Knex } from 'knex';
import { hashToken } from '../../token-hash.ts';

/** How long a mailed link is good for. */
export const linkMinutes = 10;

export interface SignInLink {
  userId: string;
  browserHash: Buffer;
}

/** Hashes of the tokens that were mailed for signing in, with the browser that asked for each. */
export function createLinkRepository(db: Knex) {
  return {
    async insert(userId: string, token: string, browser: string): Promise<void> {
      const expiresAt = db.raw('now() + make_interval(mins => ?)', [linkMinutes]);
      await db('sign_in_links').insert({
        tokenHash: hashToken(token),
        userId,
        browserHash: hashToken(browser),
        expiresAt,
      });
      await db('sign_in_links').where('expiresAt', '<', db.fn.now()).delete();
    },
    /** Locked until the transaction ends; undefined when it was used, has run out or never was. */
    async lock(token: string): Promise<SignInLink | undefined> {
      return await db<SignInLink>('sign_in_links')
        .where({ tokenHash: hashToken(token) } as object)
        .where('expiresAt', '>', db.fn.now())
        .forUpdate()
        .first('userId', 'browserHash');
    },
    async remove(token: string): Promise<void> {
      await db('sign_in_links')
        .where({ tokenHash: hashToken(token) })
        .delete();
    },
    async removeAll(userId: string): Promise<void> {
      await db('sign_in_links').where({ userId }).delete();
    },
  };
}
