import { createHmac } from 'node:crypto';
import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';

export interface ThrottleRule {
  /** Sets the counts of one purpose apart from those of others. */
  purpose: string;
  allowed: number;
  windowMinutes: number;
}

/** product.md: five failures in 15 minutes for one account and address. */
export const signInRule: ThrottleRule = { purpose: 'sign-in', allowed: 5, windowMinutes: 15 };
/** The password that a signed-in person is asked for again. */
export const ownPasswordRule: ThrottleRule = { purpose: 'own-password', allowed: 5, windowMinutes: 15 };
/** Reset links asked for from one network address. */
export const resetRequestRule: ThrottleRule = { purpose: 'reset-request', allowed: 20, windowMinutes: 15 };
/** Reset links mailed to one account: nobody fills a stranger's mailbox. */
export const resetMailRule: ThrottleRule = { purpose: 'reset-mail', allowed: 3, windowMinutes: 60 };
/** Verification mails that one account asks for. */
export const verificationMailRule: ThrottleRule = { purpose: 'verification-mail', allowed: 1, windowMinutes: 1 };

const longestWindowMinutes = 60;
const recentSql = `array(select t from unnest(sign_in_attempts.failed_at) t where t > clock_timestamp() - make_interval(mins => :windowMinutes) order by t)`;

/** One statement, so that guesses sent at once cannot all pass before the first has failed. No row when there were too many. */
const countSql = `
  insert into sign_in_attempts (key, failed_at) values (:key, array[clock_timestamp()])
  on conflict (key) do update set failed_at = ${recentSql} || clock_timestamp(), changed_at = now()
  where cardinality(${recentSql}) < :allowed
  returning 1`;

/** Seconds until the oldest of the counted attempts falls out of the window. */
const waitSql = `
  select extract(epoch from min(t) + make_interval(mins => :windowMinutes) - clock_timestamp())::float8 as seconds
  from sign_in_attempts, unnest(failed_at) t
  where key = :key and t > clock_timestamp() - make_interval(mins => :windowMinutes)`;

export interface AttemptThrottle {
  /** Counts an attempt as failed before it is checked. Returns the seconds to wait when there were too many, else undefined. */
  count(...who: string[]): Promise<number | undefined>;
  /** As count, but answers 429 `too-many-attempts` with the wait. */
  begin(...who: string[]): Promise<void>;
  /** Takes everything back after a success. */
  succeed(...who: string[]): Promise<void>;
}

/** Slows guessing down, for all copies of the service together, and never locks anybody out for good. Keeps a keyed hash of who it is. */
export function createAttemptThrottle(db: Knex, secret: Buffer, rule: ThrottleRule): AttemptThrottle {
  const keyOf = (who: string[]): Buffer => createHmac('sha256', secret).update(`${rule.purpose}:${who.join('\n').toLowerCase()}`).digest();
  async function count(...who: string[]): Promise<number | undefined> {
    const values = { key: keyOf(who), allowed: rule.allowed, windowMinutes: rule.windowMinutes };
    const { rows } = await db.raw<{ rows: unknown[] }>(countSql, values);
    if (rows.length > 0) return undefined;
    const wait = await db.raw<{ rows: { seconds: number | null }[] }>(waitSql, { key: values.key, windowMinutes: rule.windowMinutes });
    return Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1));
  }
  return {
    count,
    async begin(...who) {
      const seconds = await count(...who);
      if (seconds !== undefined) throw problem.tooManyRequests('too-many-attempts', seconds);
    },
    async succeed(...who) {
      const stale = db.raw('now() - make_interval(mins => ?)', [longestWindowMinutes]);
      await db('sign_in_attempts').where({ key: keyOf(who) }).orWhere('changed_at', '<', stale).delete();
    },
  };
}
