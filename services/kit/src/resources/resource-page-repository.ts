import type { Knex } from 'knex';
import { nearerEnd, pageWindow, sortOf } from '../lists/page-query.ts';
import { readBatches } from '../lists/read-batches.ts';
import { whereHolds, wordsOf } from '../lists/text-search.ts';
import type { Entry } from './field-values.ts';
import type { ListQuery, PageQuery } from './resource-calls.ts';
import { columnSql, entryColumns, searchedSql, sortColumnsOf, valueSql } from './resource-columns.ts';
import { entryRows } from './resource-repository.ts';
import { hasSearch } from './list-schemas.ts';
import type { AnyResource } from './resource.ts';

/**
 * The rows that a list shows for this query, whatever its page and order, for queries of a service on the same entries, such as who is
 * written to.
 */
export function matchingRows(db: Knex, resource: AnyResource, { search, ...query }: ListQuery): Knex.QueryBuilder {
  const { inputs, computed, searchedText } = resource;
  const rows = entryRows(db, resource);
  for (const input of [...inputs, ...computed]) {
    const wanted = 'filtered' in input.field && input.field.filtered ? query[input.name] : undefined;
    if (wanted === undefined) continue;
    const values = Array.isArray(wanted) ? wanted.map(String) : [String(wanted)];
    if (input.holds) void rows.whereRaw(`(${values.map((value) => input.holds?.[value] ?? 'false').join(' or ')})`);
    else void rows.whereRaw(`${valueSql(resource, input)} = any(?)`, [values]);
  }
  // Only a text that the resource names has an index
  const isScanned = searchedText === undefined;
  return hasSearch(resource) ? whereHolds(rows, searchedSql(resource), wordsOf(search), isScanned) : rows;
}

/** Entries of a resource whose list comes in pages. */
export function createResourcePageRepository(db: Knex, resource: AnyResource) {
  const { table, key, sort: fallback = '' } = resource;
  const columns = entryColumns(db, resource);
  const tie = columnSql(resource, key);
  const sortColumns = sortColumnsOf(resource);
  const matching = (query: ListQuery) => matchingRows(db, resource, query);
  const keyOf = db.raw(`${tie} as key`);
  /** Entries by their keys, which are few, in the order of a list. */
  const entriesIn = (keys: Knex.QueryBuilder | (string | number)[], sort?: string): Promise<Entry[]> =>
    entryRows(db, resource)
      .whereIn(`${table}.${key}`, keys)
      .orderByRaw(sortOf(sort, sortColumns, fallback, tie))
      .select<Entry[]>(columns);

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
      return { total, entries: await entriesIn(keys, query.sort) };
    },

    /** All that match, a thousand at a time. */
    async *batches(query: ListQuery): AsyncGenerator<Entry[]> {
      const order = { sort: query.sort, columns: sortColumns, fallback, tie };
      for await (const rows of readBatches<{ key: string | number }, string>(
        db,
        () => matching(query).select(keyOf),
        order,
      ))
        yield await entriesIn(
          rows.map((row) => row.key),
          query.sort,
        );
    },
  };
}
