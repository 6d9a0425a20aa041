import type { Knex } from 'knex';
import { graceSeconds, idleDays, longestDays } from './session-limits.ts';

export interface LockedSession {
  id: string;
  userId: string;
  isAlive: boolean;
}

export type TokenState = 'unused' | 'just-used' | 'old' | 'unknown';
export type EndReason = 'signed-out' | 'replayed';

const lockSql = `
  select s.id, s.user_id,
    s.ended_at is null and s.renewed_at > now() - make_interval(days => ${idleDays}) and s.created_at > now() - make_interval(days => ${longestDays}) as alive
  from sessions s where s.id = (select session_id from refresh_tokens where token_hash = ?)
  for update of s`;

const stateSql = `
  select case when used_at is null then 'unused'
    when used_at > clock_timestamp() - make_interval(secs => ${graceSeconds}) then 'just-used' else 'old' end as state
  from refresh_tokens where token_hash = ?`;

/** Sessions and the hashes of their refresh tokens. */
export function createSessionRepository(db: Knex) {
  return {
    async insert(userId: string, tokenHash: Buffer): Promise<void> {
      const [session] = await db('sessions').insert({ user_id: userId }).returning<{ id: string }[]>('id');
      await db('refresh_tokens').insert({ token_hash: tokenHash, session_id: session?.id });
    },
    /** The session of a token, locked until the transaction ends; whoever shares it waits here. */
    async lock(tokenHash: Buffer): Promise<LockedSession | undefined> {
      const { rows } = await db.raw<{ rows: { id: string; user_id: string; alive: boolean }[] }>(lockSql, [tokenHash]);
      return rows[0] && { id: rows[0].id, userId: rows[0].user_id, isAlive: rows[0].alive };
    },
    /** To be read after the lock: before it, another may still be using the token. */
    async tokenState(tokenHash: Buffer): Promise<TokenState> {
      const { rows } = await db.raw<{ rows: { state: TokenState }[] }>(stateSql, [tokenHash]);
      return rows[0]?.state ?? 'unknown';
    },
    async rotate(sessionId: string, usedHash: Buffer, nextHash: Buffer): Promise<void> {
      await db('refresh_tokens').where({ token_hash: usedHash }).update({ used_at: db.raw('clock_timestamp()') });
      await db('refresh_tokens').insert({ token_hash: nextHash, session_id: sessionId });
      await db('sessions').where({ id: sessionId }).update({ renewed_at: db.fn.now() });
    },
    async end(sessionId: string, reason: EndReason): Promise<void> {
      await db('sessions').where({ id: sessionId }).whereNull('ended_at').update({ ended_at: db.fn.now(), end_reason: reason });
    },
  };
}
