import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { hashToken } from '../../token-hash.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { newRefreshToken, successorOf } from './refresh-token.ts';
import { createSessionRepository } from './session-repository.ts';

export interface RenewedSession {
  user: User;
  refreshToken: string;
}

/** A refresh that failed; `session` when a replayed token ended a family, for the log. */
type Refusal = { replayedSession?: string };

export interface SessionOptions {
  db: Knex;
  secret: Buffer;
  log: { warn(details: object, message: string): void };
}

async function advance(trx: Knex, token: string, secret: Buffer): Promise<RenewedSession | Refusal> {
  const sessions = createSessionRepository(trx);
  const session = await sessions.lock(hashToken(token));
  if (!session?.isAlive) return {};
  const user = await createUserRepository(trx).findById(session.userId);
  if (!user) return {};
  let current = token;
  for (;;) {
    const next = successorOf(current, secret);
    const state = await sessions.tokenState(hashToken(current));
    if (state === 'unused') {
      // A parent that was just used leads to a successor that nobody has used yet: that one is handed out again
      if (current !== token) return { user, refreshToken: current };
      await sessions.rotate(session.id, hashToken(current), hashToken(next));
      return { user, refreshToken: next };
    }
    if (state !== 'just-used') {
      await sessions.end(session.id, 'replayed');
      return { replayedSession: session.id };
    }
    current = next;
  }
}

/** Families of refresh tokens: begun at sign-in, rotated at each use, ended at sign-out or by a replay. */
export function createSessionService({ db, secret, log }: SessionOptions) {
  return {
    /** A new family; returns its first token. */
    async begin(userId: string): Promise<string> {
      const token = newRefreshToken();
      await db.transaction((trx) => createSessionRepository(trx).insert(userId, hashToken(token)));
      return token;
    },
    /**
     * Rotates a token. The same parent within ten seconds gets the same successor (or, when that was used as well, its latest);
     * an older one ends the whole family. 401 `session-ended` for anything that is no living token.
     */
    async renew(token: string): Promise<RenewedSession> {
      // A refusal is returned, not thrown: the end of a family must be committed
      const outcome = await db.transaction((trx) => advance(trx, token, secret));
      if ('user' in outcome) return outcome;
      if (outcome.replayedSession) log.warn({ session: outcome.replayedSession }, 'a used refresh token came back: session ended');
      throw problem.unauthorized('session-ended');
    },
    /** Ends the family of a token; a token that is none does no harm. */
    async end(token: string): Promise<void> {
      await db.transaction(async (trx) => {
        const sessions = createSessionRepository(trx);
        const session = await sessions.lock(hashToken(token));
        if (session) await sessions.end(session.id, 'signed-out');
      });
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
