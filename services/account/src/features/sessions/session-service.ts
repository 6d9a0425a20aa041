import { problem, recordAudit } from '@portal/service-kit';
import type { Knex } from 'knex';
import { hashToken } from '../../token-hash.ts';
import type { DeviceSummary } from './device-summary.ts';
import { createSectionRoleRepository } from '../roles/section-role-repository.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import { createUserRepository } from '../users/user-repository.ts';
import type { User } from '../users/user.ts';
import { newRefreshToken, successorOf } from './refresh-token.ts';
import { createSessionRepository } from './session-repository.ts';

export interface OpenSession {
  user: User;
  roles: SectionRoles;
  sessionId: string;
  refreshToken: string;
}

/** A refresh that failed; `replayedSession` when a replayed token ended a family, for the log. */
type Refusal = { replayedSession?: string };

export interface SessionOptions {
  db: Knex;
  secret: Buffer;
  log: { warn(details: object, message: string): void };
}

/**
 * Begins a session in a transaction that found out who it is. `isProved`: by a second factor as well. 401 `wrong-credentials`
 * when the account is gone, 403 `suspended` for one that is.
 */
export async function openSession(
  trx: Knex,
  userId: string,
  device: DeviceSummary,
  isProved: boolean,
): Promise<OpenSession> {
  const user = await createUserRepository(trx).hold(userId);
  if (!user) throw problem.unauthorized('wrong-credentials');
  if (user.suspendedAt) throw problem.forbidden('suspended');
  const refreshToken = newRefreshToken();
  const sessionId = await createSessionRepository(trx).insert(userId, hashToken(refreshToken), device, isProved);
  return { user, roles: await createSectionRoleRepository(trx).of(userId), sessionId, refreshToken };
}

async function endReplayed(
  trx: Knex,
  sessionId: string,
  userId: string,
  requestId: string | undefined,
): Promise<Refusal> {
  await createSessionRepository(trx).end(sessionId, 'replayed');
  await recordAudit(trx, {
    action: 'session.replayed',
    target: { type: 'session', id: sessionId },
    subjects: [userId],
    requestId,
  });
  return { replayedSession: sessionId };
}

async function advance(
  trx: Knex,
  token: string,
  secret: Buffer,
  requestId: string | undefined,
): Promise<OpenSession | Refusal> {
  const sessions = createSessionRepository(trx);
  const session = await sessions.lock(hashToken(token));
  if (!session?.isAlive) return {};
  const user = await createUserRepository(trx).findById(session.userId);
  if (!user || user.suspendedAt) return {};
  let current = token;
  for (;;) {
    const next = successorOf(current, secret);
    const state = await sessions.tokenState(hashToken(current));
    if (state === 'unused') {
      // A parent that was just used leads to a successor that nobody has used yet: that one is handed out again
      const roles = await createSectionRoleRepository(trx).of(user.id);
      if (current !== token) return { user, roles, sessionId: session.id, refreshToken: current };
      await sessions.rotate(session.id, hashToken(current), hashToken(next));
      return { user, roles, sessionId: session.id, refreshToken: next };
    }
    if (state !== 'just-used') return endReplayed(trx, session.id, user.id, requestId);
    current = next;
  }
}

/** Families of refresh tokens: begun at sign-in, rotated at each use, ended at sign-out or by a replay. */
export function createSessionService({ db, secret, log }: SessionOptions) {
  return {
    /**
     * A new family for somebody whose password was just found right. 401 `wrong-credentials` when it was changed meanwhile,
     * 403 `suspended` for an account that is.
     */
    async begin({ id, passwordHash }: User, device: DeviceSummary): Promise<OpenSession> {
      return db.transaction(async (trx) => {
        const session = await openSession(trx, id, device, false);
        if (session.user.passwordHash !== passwordHash) throw problem.unauthorized('wrong-credentials');
        return session;
      });
    },
    /**
     * Rotates a token. The same parent within ten seconds gets the same successor (or, when that was used as well, its latest);
     * an older one ends the whole family. 401 `session-ended` for anything that is no living token.
     */
    async renew(token: string, requestId?: string): Promise<OpenSession> {
      // A refusal is returned, not thrown: the end of a family must be committed
      const outcome = await db.transaction((trx) => advance(trx, token, secret, requestId));
      if ('user' in outcome) return outcome;
      if (outcome.replayedSession)
        log.warn({ session: outcome.replayedSession }, 'a used refresh token came back: session ended');
      throw problem.unauthorized('session-ended');
    },
    /** The id of the active session of a refresh token, if it belongs to this account. */
    async ownSession(token: string, userId: string): Promise<string | undefined> {
      return createSessionRepository(db).find(hashToken(token), userId);
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
