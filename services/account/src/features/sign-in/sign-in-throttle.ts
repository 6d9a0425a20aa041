import { createHmac } from 'node:crypto';
import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';

/** product.md: five failures in 15 minutes for one account and address. */
const allowedFailures = 5;
const windowMinutes = 15;

const windowSql = `make_interval(mins => ${windowMinutes})`;
const recentSql = `array(select t from unnest(sign_in_attempts.failed_at) t where t > clock_timestamp() - ${windowSql} order by t)`;

/** One statement, so that guesses sent at once cannot all pass before the first has failed. No row when there were too many. */
const countSql = `
  insert into sign_in_attempts (key, failed_at) values (:key, array[clock_timestamp()])
  on conflict (key) do update set failed_at = ${recentSql} || clock_timestamp(), changed_at = now()
  where cardinality(${recentSql}) < ${allowedFailures}
  returning 1`;

/** Seconds until the oldest of the counted failures falls out of the window. */
const waitSql = `
  select extract(epoch from min(t) + ${windowSql} - clock_timestamp())::float8 as seconds
  from sign_in_attempts, unnest(failed_at) t
  where key = :key and t > clock_timestamp() - ${windowSql}`;

export interface SignInThrottle {
  /** Counts an attempt as failed before it is checked; 429 `too-many-attempts` with the wait when there were too many. */
  begin(email: string, address: string): Promise<void>;
  /** Takes everything back after a success. */
  succeed(email: string, address: string): Promise<void>;
}

/** The throttle of sign-in, the same for accounts that there are and that there are not. */
export function createSignInThrottle(db: Knex, secret: Buffer): SignInThrottle {
  const keyOf = (email: string, address: string): Buffer => createHmac('sha256', secret).update(`sign-in:${email.toLowerCase()}\n${address}`).digest();
  return {
    async begin(email, address) {
      const key = keyOf(email, address);
      const { rows } = await db.raw<{ rows: unknown[] }>(countSql, { key });
      if (rows.length > 0) return;
      const wait = await db.raw<{ rows: { seconds: number | null }[] }>(waitSql, { key });
      throw problem.tooManyRequests('too-many-attempts', Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1)));
    },
    async succeed(email, address) {
      await db('sign_in_attempts').where({ key: keyOf(email, address) }).orWhere('changed_at', '<', db.raw(`now() - ${windowSql}`)).delete();
    },
  };
}
