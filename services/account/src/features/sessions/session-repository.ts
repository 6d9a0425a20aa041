import { prepared } from '@portal/service-kit';
import type { Knex } from 'knex';
import { sectionRolesSql } from '../roles/section-role-repository.ts';
import type { SectionRoles } from '../roles/section-role-repository.ts';
import type { Role } from '../users/user.ts';
import type { DeviceKind, DeviceSummary } from './device-summary.ts';
import { graceSeconds, idleDays, longestDays } from './session-limits.ts';

export interface LockedSession {
  id: string;
  userId: string;
  isAlive: boolean;
}

/** A living session as its owner sees it. */
export interface Device extends DeviceSummary {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
}

export type TokenState = 'unused' | 'just-used' | 'old' | 'unknown';
export type EndReason = 'signed-out' | 'replayed' | 'revoked' | 'password-changed' | 'password-reset' | 'suspended';

interface SessionRow {
  id: string;
  userId: string;
  browser: string;
  system: string;
  deviceKind: DeviceKind;
  createdAt: Date;
  renewedAt: Date;
}

/** A session `s` that still lets its holder in. */
const aliveSql = `s.ended_at is null and s.renewed_at > now() - make_interval(days => ${idleDays}) and s.created_at > now() - make_interval(days => ${longestDays})`;

const lockSql = `
  select s.id, s.user_id, ${aliveSql} as alive
  from sessions s where s.id = (select session_id from refresh_tokens where token_hash = ?)
  for update of s`;

const findSql = `select s.id from sessions s where s.id = (select session_id from refresh_tokens where token_hash = ?) and s.user_id = ? and ${aliveSql}`;

const stateSql = `
  select case when used_at is null then 'unused'
    when used_at > clock_timestamp() - make_interval(secs => ${graceSeconds}) then 'just-used' else 'old' end as state
  from refresh_tokens where token_hash = ?`;

/** Whose session it is, as stored now. */
export interface SessionHolder {
  id: string;
  email: string;
  name: string;
  role: Role;
  roles: SectionRoles;
  rightsVersion: number;
  isEmailVerified: boolean;
  secondFactorAt: Date | null;
  hasSecondFactor: boolean;
}

const holderSql = `
  select u.id, u.email, u.name, u.role, u.rights_version, ${sectionRolesSql('u.id')} as roles,
    u.email_verified_at is not null as is_email_verified, s.second_factor_at,
    exists (select from passkeys p where p.user_id = u.id)
      or exists (select from totp_keys t where t.user_id = u.id and t.confirmed_at is not null) as has_second_factor
  from sessions s join users u on u.id = s.user_id
  where s.id = ? and s.user_id = ? and ${aliveSql} and u.suspended_at is null`;

/** Sessions and the hashes of their refresh tokens. */
export function createSessionRepository(db: Knex) {
  return {
    /** Undefined when the session has ended, is somebody else's, or its account is suspended. */
    async holderOf(sessionId: string, userId: string): Promise<SessionHolder | undefined> {
      const { rows } = await prepared(db.raw<{ rows: SessionHolder[] }>(holderSql, [sessionId, userId]));
      return rows[0];
    },
    /** The new session's id. `isProved`: it begins with a second factor. */
    async insert(userId: string, tokenHash: Buffer, device: DeviceSummary, isProved: boolean): Promise<string> {
      const { browser, system, kind: deviceKind } = device;
      const row = { userId, browser, system, deviceKind, secondFactorAt: isProved ? db.fn.now() : null };
      const [session] = await db('sessions').insert(row).returning<{ id: string }[]>('id');
      if (!session) throw new Error('a session was not stored');
      await db('refresh_tokens').insert({ tokenHash, sessionId: session.id });
      return session.id;
    },
    /** The session of a token, locked until the transaction ends; other transactions that lock it wait here. */
    async lock(tokenHash: Buffer): Promise<LockedSession | undefined> {
      const { rows } = await db.raw<{ rows: { id: string; userId: string; alive: boolean }[] }>(lockSql, [tokenHash]);
      return rows[0] && { id: rows[0].id, userId: rows[0].userId, isAlive: rows[0].alive };
    },
    /** The living session of a token and a person. */
    async find(tokenHash: Buffer, userId: string): Promise<string | undefined> {
      const { rows } = await db.raw<{ rows: { id: string }[] }>(findSql, [tokenHash, userId]);
      return rows[0]?.id;
    },
    /** To be read after the lock: before it, another may still be using the token. */
    async tokenState(tokenHash: Buffer): Promise<TokenState> {
      const { rows } = await db.raw<{ rows: { state: TokenState }[] }>(stateSql, [tokenHash]);
      return rows[0]?.state ?? 'unknown';
    },
    async rotate(sessionId: string, usedHash: Buffer, nextHash: Buffer): Promise<void> {
      await db('refresh_tokens')
        .where({ tokenHash: usedHash })
        .update({ usedAt: db.raw('clock_timestamp()') });
      await db('refresh_tokens').insert({ tokenHash: nextHash, sessionId });
      await db('sessions').where({ id: sessionId }).update({ renewedAt: db.fn.now() });
    },
    async end(sessionId: string, reason: EndReason): Promise<void> {
      await db('sessions')
        .where({ id: sessionId })
        .whereNull('endedAt')
        .update({ endedAt: db.fn.now(), endReason: reason });
    },
    /** Whether the password was given in the last 15 minutes, for changes of the account: as long as a second factor counts. */
    async isPasswordRecent(id: string): Promise<boolean> {
      const recent = await db('sessions')
        .where({ id })
        .whereRaw("password_at > now() - interval '15 minutes'")
        .first('id');
      return recent !== undefined;
    },
    /** The password was given in this session just now. */
    async markPassword(id: string): Promise<void> {
      await db('sessions').where({ id }).update({ passwordAt: db.fn.now() });
    },
    /** Ends every session of a person but one, and returns how many. */
    endAll(userId: string, reason: EndReason, exceptId?: string): Promise<number> {
      const living = db('sessions').where({ userId }).whereNull('endedAt');
      if (exceptId !== undefined) void living.whereNot({ id: exceptId });
      return living.update({ endedAt: db.fn.now(), endReason: reason });
    },
    /** Ends one session of a person. False when that person never had it. */
    async endOwn(userId: string, sessionId: string, reason: EndReason): Promise<boolean> {
      const own = await db('sessions').where({ id: sessionId, userId }).first('id');
      if (own) await this.end(sessionId, reason);
      return own !== undefined;
    },
    /** Living sessions of a person, last used first. */
    async list(userId: string): Promise<Device[]> {
      const rows = await db<SessionRow>('sessions as s')
        .where('s.userId', userId)
        .whereRaw(aliveSql)
        .orderBy('renewedAt', 'desc');
      return rows.map((row) => ({
        id: row.id,
        browser: row.browser,
        system: row.system,
        kind: row.deviceKind,
        createdAt: row.createdAt,
        lastUsedAt: row.renewedAt,
      }));
    },
  };
}
