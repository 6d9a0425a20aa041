import { foldedText } from '@portal/text-bounds';
import type { Column } from './column.ts';
import { readSort } from './sort.ts';
import type { Page } from './use-list-table.ts';

interface LocalQuery {
  page: number;
  pageSize: number;
  sort: string;
  search: string;
}

interface LocalRowsInput<Row> {
  columns: readonly Pick<Column<Row>, 'id' | 'value'>[];
  query: LocalQuery & Record<string, string | number>;
  /** Parameter of the query → what a row must have for it. */
  filters?: Record<string, (row: Row) => string>;
}

const collator = new Intl.Collator('ko', { numeric: true });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** The rows that search and filters leave, in the order of `sort`; in the given one where no column is meant. */
export function foundRows<Row>(rows: readonly Row[], { columns, query, filters = {} }: LocalRowsInput<Row>): Row[] {
  const words = foldedText(query.search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = foldedText(columns.map(({ value }) => value?.(row) ?? '').join('\n'));
    const isMeant = Object.entries(filters).every(([name, of]) => !query[name] || of(row) === query[name]);
    return isMeant && words.every((word) => text.includes(word));
  });
  const { id, isDescending } = readSort(query.sort);
  const value = columns.find((column) => column.id === id)?.value;
  if (!value) return found;
  return found.toSorted((a, b) => (isDescending ? -1 : 1) * compare(value(a), value(b)));
}

/** One page of them, as a service would answer it. */
export function pageOfRows<Row>(rows: Row[], { page, pageSize }: Pick<LocalQuery, 'page' | 'pageSize'>): Page<Row> {
  const pageCount = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pageCount);
  return {
    data: rows.slice((shown - 1) * pageSize, shown * pageSize),
    total: rows.length,
    page: shown,
    pageSize,
    pageCount,
  };
}
