import type { Knex } from 'knex';
import type { QuotaLimit } from './quota-limit.ts';

/** A count and its limit. */
export interface QuotaCount extends QuotaLimit {
  /** Which quota it is of. */
  name: string;
  key: Buffer;
  /** Of failures. */
  clears: boolean;
}

export interface QuotaRefusal {
  name: string;
  waitSeconds: number;
}

const takeSql = `
  select refused_call as call, wait_seconds as wait, refused_by as position
  from take_quotas(:keys::bytea[], :bursts::int[], :periods::float8[], :calls::int[], :positions::int[])`;
const beginSql =
  'select lease, wait_seconds as wait from begin_attempt(:keys::bytea[], :bursts::int[], :periods::float8[], :leaseSeconds)';
const endSql = 'select end_attempt(:keys::bytea[], :periods::float8[], :clears::boolean[], :lease, :hasFailed)';
const sweepSql = `
  delete from quota_counts where key in (
    select key from quota_counts where expires_at < now() - interval '1 minute' order by expires_at limit :atOnce for update skip locked
  )`;

/** Longer than a call may take; the lease of a process that died is no failure. */
const leaseSeconds = 10;

/** In the order in which the database locks them, each once. */
function sorted(counts: readonly QuotaCount[]): QuotaCount[] {
  const byKey = new Map(counts.map((count) => [count.key.toString('hex'), count]));
  return [...byKey.values()].toSorted((a, b) => Buffer.compare(a.key, b.key));
}

function columnsOf(counts: QuotaCount[]) {
  return {
    keys: counts.map(({ key }) => key),
    bursts: counts.map(({ burst }) => burst),
    periods: counts.map(({ periodSeconds }) => periodSeconds),
  };
}

/** Rows of quota_counts. */
export function createQuotaStore(db: Knex) {
  return {
    /** Counts each call that passes all its counts, in one statement; the result has its refusal, or undefined, for each call. */
    async take(calls: readonly (readonly QuotaCount[])[]): Promise<(QuotaRefusal | undefined)[]> {
      const all = sorted(calls.flat());
      if (all.length === 0) return calls.map(() => undefined);
      const positionOf = new Map(all.map(({ key }, index) => [key.toString('hex'), index + 1]));
      const entries = calls.flatMap((counts, call) =>
        counts.map(({ key }) => ({ call, position: positionOf.get(key.toString('hex')) ?? 0 })),
      );
      const { rows } = await db.raw<{ rows: { call: number; wait: number; position: number }[] }>(takeSql, {
        ...columnsOf(all),
        calls: entries.map(({ call }) => call),
        positions: entries.map(({ position }) => position),
      });
      const refusals = new Map(
        rows.map(({ call, wait, position }) => [call, { name: all[position - 1]?.name ?? '', waitSeconds: wait }]),
      );
      return calls.map((_counts, call) => refusals.get(call));
    },

    /** A lease, the seconds to wait, or neither while as many attempts as may still fail are being checked. */
    async begin(counts: readonly QuotaCount[]): Promise<{ lease: string | null; wait: number | null }> {
      const { rows } = await db.raw<{ rows: { lease: string | null; wait: number | null }[] }>(beginSql, {
        ...columnsOf(sorted(counts)),
        leaseSeconds,
      });
      return rows[0] ?? { lease: null, wait: null };
    },

    async end(counts: readonly QuotaCount[], lease: string, hasFailed: boolean): Promise<void> {
      const all = sorted(counts);
      const { keys, periods } = columnsOf(all);
      await db.raw(endSql, { keys, periods, clears: all.map(({ clears }) => clears), lease, hasFailed });
    },

    /** Removes counts that say nothing any more; returns how many. */
    async sweep(atOnce: number): Promise<number> {
      const { rowCount } = await db.raw<{ rowCount: number }>(sweepSql, { atOnce });
      return rowCount;
    },
  };
}
