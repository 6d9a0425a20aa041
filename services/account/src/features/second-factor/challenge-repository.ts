import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { hashToken } from '../../token-hash.ts';

/** Time enough to find a phone. */
const validMinutes = 5;
const tokenBytes = 32;

export type ChallengePurpose = 'sign-in' | 'passkey-sign-in' | 'add-passkey' | 'step-up';

/** Whom a challenge is for. */
export interface ChallengeOwner {
  userId?: string;
  sessionId?: string;
}

/** Random values that are answered once, within five minutes; kept as hashes. */
export function createChallengeRepository(db: Knex) {
  const living = (token: string, purpose: ChallengePurpose) =>
    db('challenges')
      .where({ tokenHash: hashToken(token), purpose })
      .where('expiresAt', '>', db.fn.now());
  return {
    /** A new challenge, base64url. */
    async create(purpose: ChallengePurpose, { userId, sessionId }: ChallengeOwner): Promise<string> {
      const token = randomBytes(tokenBytes).toString('base64url');
      const expiresAt = db.raw('now() + make_interval(mins => ?)', [validMinutes]);
      await db('challenges').insert({ tokenHash: hashToken(token), purpose, userId, sessionId, expiresAt });
      return token;
    },
    /** Undefined when it was answered, has run out or never was. */
    async find(token: string, purpose: ChallengePurpose): Promise<ChallengeOwner | undefined> {
      return await living(token, purpose).first<ChallengeOwner | undefined>('userId', 'sessionId');
    },
    /** Uses a challenge up. */
    async use(token: string, purpose: ChallengePurpose): Promise<ChallengeOwner | undefined> {
      const [owner] = await living(token, purpose).delete().returning<ChallengeOwner[]>(['userId', 'sessionId']);
      return owner;
    },
    async removeAll(userId: string): Promise<void> {
      await db('challenges').where({ userId }).delete();
    },
    /** Those that have run out. */
    async sweep(): Promise<void> {
      await db('challenges').where('expiresAt', '<', db.fn.now()).delete();
    },
  };
}
