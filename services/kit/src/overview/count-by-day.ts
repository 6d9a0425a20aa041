import type { Knex } from 'knex';
import { addDays, seoulDate } from '@portal/runtime';

/** The last `count` days in Seoul, the last one that of `now`, as `YYYY-MM-DD`. */
export function lastDays(count: number, now: Date): string[] {
  const today = seoulDate(now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

interface CountedRows {
  /** SQL of rows with a moment; only fixed texts of a service, never input. */
  from: string;
  /** Column of the moment. */
  at: string;
  /** Further conditions. */
  where?: string;
  /** What is counted for a day; the rows when left out. */
  value?: string;
}

/** A number for each of the days, by the day in Seoul; 0 where there is none. */
export async function countByDay(
  db: Knex,
  days: readonly string[],
  { from, at, where = 'true', value = 'count(*)' }: CountedRows,
): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { day: string; n: string | null }[] }>(
    `select day::text, n from (
       select (${at} at time zone 'Asia/Seoul')::date as day, ${value} as n from ${from}
       where ${where} and ${at} >= (?::date)::timestamp at time zone 'Asia/Seoul' group by 1) as counted`,
    [days[0] ?? ''],
  );
  const counted = new Map(rows.map(({ day, n }) => [day, Number(n ?? 0)]));
  return days.map((day) => counted.get(day) ?? 0);
}

/** One number; `sql` has it as `n`. */
export async function countOf(db: Knex, sql: string, bindings: readonly (string | number)[] = []): Promise<number> {
  const { rows } = await db.raw<{ rows: { n: string }[] }>(sql, bindings);
  return Number(rows[0]?.n ?? 0);
}
