import type { Remote } from '@portal/kit/remote';
import { foundRows, pageOfRows } from './local-rows.ts';
import type { Column } from './column.ts';
import { saveRows } from './save-rows.ts';
import type { ListState } from './use-list-query.ts';
import { useListTable } from './use-list-table.ts';

interface LocalTableInput<Row> {
  rowKey(row: Row): string;
  /** Those with a `value` are searched, sorted and exported. */
  columns: readonly Column<Row>[];
  /** Parameter of the query → what a row must have for it. */
  filters?: Record<string, (row: Row) => string>;
}

type LocalState = ListState<
  { page: number; pageSize: number; sort: string; search: string } & Record<string, string | number>
>;

/** `useListTable` for a list that is whole in memory: searched, filtered, sorted, paged and exported by the browser. */
export function useLocalTable<Row>(
  state: LocalState,
  remote: Pick<Remote<readonly Row[]>, 'data' | 'loading' | 'error' | 'reload'>,
  { rowKey, columns, filters }: LocalTableInput<Row>,
) {
  const found = foundRows(remote.data ?? [], { columns, query: state.query, filters });
  const page = { ...remote, data: remote.data && pageOfRows(found, state.query) };
  return {
    ...useListTable(state, page, rowKey),
    /** Saves what search and filters leave as a CSV file, called `name` and by the day in Korea. */
    saveCsv: (name: string): void => saveRows(name, columns, found),
  };
}
