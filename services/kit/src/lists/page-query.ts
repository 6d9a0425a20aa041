import { Type } from '@portal/runtime/typebox';
import type { Static, TSchema } from 'typebox';
import { nameAfter } from '../openapi/models.ts';

const defaultPageSize = 20;
/** Lists of admins show "all" as one page of so many rows. */
const defaultMaxPageSize = 1_000;
/** Beyond it an offset costs more than anybody wants to read. */
const maxPage = 1_000_000;

/** `name` ascending, `-name` descending. */
export type SortKey<Name extends string> = Name | `-${Name}`;

/**
 * Query fields of a list, to be spread into its querystring schema: `page` (from 1), `pageSize` (1 to `maxPageSize`, 20 when left out)
 * and `sort`, one of the names with or without a leading minus.
 */
export function pageQuery<const Name extends string>(sortable: readonly Name[], maxPageSize = defaultMaxPageSize) {
  const keys = sortable.flatMap((name): SortKey<Name>[] => [name, `-${name}`]);
  return {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage, description: 'From 1' })),
    pageSize: Type.Optional(
      Type.Integer({ minimum: 1, maximum: maxPageSize, description: `${defaultPageSize} when left out` }),
    ),
    sort: Type.Optional(
      Type.Unsafe<SortKey<Name>>({ type: 'string', enum: keys, description: 'A leading minus sorts downwards' }),
    ),
  };
}

/** Answer of a list: one page of items and how many there are in all. */
export function pageOf<Item extends TSchema>(item: Item) {
  return Type.Object(
    {
      data: Type.Array(item),
      total: Type.Integer(),
      page: Type.Integer(),
      pageSize: Type.Integer(),
      pageCount: Type.Integer({ description: 'At least 1' }),
    },
    nameAfter(item, 'Page'),
  );
}

export interface PageWindow {
  page: number;
  pageSize: number;
  limit: number;
  offset: number;
}

/** The rows that a query asks for. */
export function pageWindow({ page = 1, pageSize = defaultPageSize }: { page?: number; pageSize?: number }): PageWindow {
  return { page, pageSize, limit: pageSize, offset: (page - 1) * pageSize };
}

/** The answer that `pageOf` describes. */
export function toPage<Item>(
  window: PageWindow,
  total: number,
  data: Item[],
): Static<ReturnType<typeof pageOf>> & { data: Item[] } {
  return {
    data,
    total,
    page: window.page,
    pageSize: window.pageSize,
    pageCount: Math.max(1, Math.ceil(total / window.pageSize)),
  };
}

const nameOf = (key: string): string => key.replace(/^-/, '');

/** The column (or expression) and the direction of a `sort` key; an unknown one is the fallback. */
export function sortParts<Name extends string>(
  sort: string | undefined,
  columns: Record<Name, string>,
  fallback: NoInfer<SortKey<Name>>,
): { column: string; direction: 'asc' | 'desc' } {
  const key = sort !== undefined && Object.hasOwn(columns, nameOf(sort)) ? sort : fallback;
  return { column: columns[nameOf(key) as Name], direction: key.startsWith('-') ? 'desc' : 'asc' };
}

/**
 * SQL after ORDER BY for a `sort` key, for `orderByRaw`: the column (or expression) of that name, and then `tie` in the
 * same direction, so that no row is on two pages. Only values of `columns` become SQL; an unknown key is the fallback.
 */
export function sortOf<Name extends string>(
  sort: string | undefined,
  columns: Record<Name, string>,
  fallback: NoInfer<SortKey<Name>>,
  tie = 'id',
): string {
  const { column, direction } = sortParts(sort, columns, fallback);
  return `${column} ${direction}, ${tie} ${direction}`;
}

/**
 * How to read the rows of a page from the nearer end of a list of `total` rows: behind the middle in the opposite order, so that the
 * last page costs what the first one does. The rows that were found still have to be put into the order asked for.
 */
export function nearerEnd<Sort extends string>(
  { limit, offset }: Pick<PageWindow, 'limit' | 'offset'>,
  total: number,
  sort: Sort | undefined,
  fallback: NoInfer<Sort>,
): { sort: string; limit: number; offset: number } {
  const key = sort ?? fallback;
  const behind = total - offset - limit;
  if (behind >= offset) return { sort: key, limit, offset };
  const opposite = key.startsWith('-') ? nameOf(key) : `-${key}`;
  // The last page is rarely full
  return { sort: opposite, limit: Math.max(0, limit + Math.min(0, behind)), offset: Math.max(0, behind) };
}
