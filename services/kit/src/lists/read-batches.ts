import type { Knex } from 'knex';
import { sortParts } from './page-query.ts';
import type { SortKey } from './page-query.ts';

const batchRows = 1_000;

export interface BatchOrder<Name extends string> {
  sort: string | undefined;
  /** Names of the API → SQL that is never null. */
  columns: Record<Name, string>;
  fallback: NoInfer<SortKey<Name>>;
  /** What tells rows with the same value apart; `id` when left out. */
  tie?: string;
}

interface Place {
  sortKey: string;
  tieKey: string;
}

/**
 * All rows of a query in an order, a thousand at a time (one empty batch when there are none), for a file: neither the service nor Postgres holds more. Each batch begins
 * behind the last row of the one before, so that rows which come or go meanwhile shift none.
 */
export async function* readBatches<Row extends object, const Name extends string>(
  db: Knex,
  rows: () => Knex.QueryBuilder,
  { sort, columns, fallback, tie = 'id' }: BatchOrder<Name>,
): AsyncGenerator<Row[]> {
  const { column, direction } = sortParts(sort, columns, fallback);
  for (let last: Place | undefined; ;) {
    const query = rows()
      // As text: a moment as Date would lose its microseconds
      .select(db.raw(`(${column})::text as sort_key, (${tie})::text as tie_key`))
      .orderByRaw(`${column} ${direction}, ${tie} ${direction}`)
      .limit(batchRows);
    if (last) {
      const behind = direction === 'asc' ? '>' : '<';
      void query.whereRaw(`(${column}, ${tie}) ${behind} (?, ?)`, [last.sortKey, last.tieKey]);
    }
    const found = (await query) as (Row & Place)[];
    if (found.length > 0 || !last)
      yield found.map(({ sortKey: _sortKey, tieKey: _tieKey, ...row }) => row as unknown as Row);
    last = found.at(-1);
    if (found.length < batchRows || !last) return;
  }
}
