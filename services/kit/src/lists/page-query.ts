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
  const nameOf = (key: string): string => key.replace(/^-/, '');
  const key = sort !== undefined && Object.hasOwn(columns, nameOf(sort)) ? sort : fallback;
  const direction = key.startsWith('-') ? 'desc' : 'asc';
  return `${columns[nameOf(key) as Name]} ${direction}, ${tie} ${direction}`;
}
