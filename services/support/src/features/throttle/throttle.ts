import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Knex } from 'knex';

export interface ThrottleLimit {
  /** Times in the window. */
  times: number;
  windowMinutes: number;
}

/** Counts uses by people and addresses, in Postgres, so that all copies count together. */
export interface Throttle {
  /** Counts one use of `what` by `who`. Returns 0, or the seconds to wait when the limit is reached; such a use is not counted. */
  take(trx: Knex, what: string, who: string, limit: ThrottleLimit): Promise<number>;
  /** Drops some counts that say nothing any more; outside transactions, whose locks it would get in the way of. */
  forget(db: Knex): Promise<void>;
}

/** One statement, so that uses at once cannot all pass before the first is counted. No row when there were too many. */
const takeSql = `
  insert into throttle (key, used_at) values (:key, array[clock_timestamp()])
  on conflict (key) do update set used_at = array(select t from unnest(throttle.used_at) t where t > clock_timestamp() - make_interval(mins => :window) order by t) || clock_timestamp(), changed_at = now()
  where (select count(*) from unnest(throttle.used_at) t where t > clock_timestamp() - make_interval(mins => :window)) < :times
  returning 1`;

const waitSql = `
  select extract(epoch from min(t) + make_interval(mins => :window) - clock_timestamp())::float8 as seconds
  from throttle, unnest(used_at) t where key = :key and t > clock_timestamp() - make_interval(mins => :window)`;

/** Rows older than every window say nothing any more. */
const forgetSql = `delete from throttle where key in (select key from throttle where changed_at < now() - interval '2 days' limit 20 for update skip locked)`;

/** A throttle that keeps no name and no address, only what `secret` makes of them. */
export function createThrottle(secret: Buffer): Throttle {
  return {
    async take(trx, what, who, { times, windowMinutes: window }) {
      const key = createHmac('sha256', secret).update(`${what}\n${who}`).digest();
      const { rows } = await trx.raw<{ rows: unknown[] }>(takeSql, { key, times, window });
      if (rows.length > 0) return 0;
      const wait = await trx.raw<{ rows: { seconds: number | null }[] }>(waitSql, { key, window });
      return Math.max(1, Math.ceil(wait.rows[0]?.seconds ?? 1));
    },
    async forget(db) {
      await db.raw(forgetSql);
    },
  };
}

/** One household or office for counting: an IPv4 address, or the /64 that an IPv6 address is a member of. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const filling = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...filling, ...back].slice(0, 4).map((part) => part.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
