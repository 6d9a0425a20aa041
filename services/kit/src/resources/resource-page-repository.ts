import type { Knex } from 'knex';
import { nearerEnd, pageWindow, sortOf } from '../lists/page-query.ts';
import { readBatches } from '../lists/read-batches.ts';
import { whereHolds, wordsOf } from '../lists/text-search.ts';
import type { Entry } from './field-values.ts';
import type { ListQuery, PageQuery } from './resource-calls.ts';
import { columnSql, entryColumns, searchedSql, sortColumnsOf, valueSql } from './resource-columns.ts';
import { hasSearch } from './list-schemas.ts';
import type { AnyResource } from './resource.ts';

/** Entries of a resource whose list comes in pages. */
export function createResourcePageRepository(db: Knex, resource: AnyResource) {
  const { table, key, hasTrash, inputs, computed, sort: fallback = '' } = resource;
  const columns = entryColumns(db, resource);
  const tie = columnSql(resource, key);
  const searchedText = searchedSql(resource);
  const filtered = [...inputs, ...computed].filter(({ field }) => 'filtered' in field && field.filtered);
  const sortColumns = sortColumnsOf(resource);

  function matching({ search, ...query }: ListQuery): Knex.QueryBuilder {
    const rows = db(table);
    if (hasTrash) void rows.whereNull('removedAt');
    for (const input of filtered)
      if (query[input.name] !== undefined)
        void rows.whereRaw(`${valueSql(resource, input)} = ?`, [String(query[input.name])]);
    return hasSearch(resource) ? whereHolds(rows, searchedText, wordsOf(search), true) : rows;
  }

  return {
    /** One page of those that match, and how many match in all: first which ones, so that nothing is computed for the others. */
    async page(query: PageQuery): Promise<{ total: number; entries: Entry[] }> {
      const [count] = await matching(query).count<{ n: string }[]>({ n: '*' });
      const total = Number(count?.n ?? 0);
      const { sort, limit, offset } = nearerEnd(pageWindow(query), total, query.sort, fallback);
      const keys = matching(query)
        .select(db.raw(tie))
        .orderByRaw(sortOf(sort, sortColumns, fallback, tie))
        .limit(limit)
        .offset(offset);
      const entries = await db(table)
        .whereRaw(`${tie} in (?)`, [keys])
        .orderByRaw(sortOf(query.sort, sortColumns, fallback, tie))
        .select<Entry[]>(columns);
      return { total, entries };
    },

    /** All that match, a thousand at a time. */
    batches: (query: ListQuery): AsyncGenerator<Entry[]> =>
      readBatches<Entry, string>(db, () => matching(query).select(columns), {
        sort: query.sort,
        columns: sortColumns,
        fallback,
        tie,
      }),
  };
}
