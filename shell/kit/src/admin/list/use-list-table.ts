import type { Remote } from '@portal/kit/remote';
import { useSelection } from './use-selection.ts';

/** One page of a list, as the services answer. */
interface Page<Row> {
  data: Row[];
  total: number;
  page: number;
  pageSize: number;
  pageCount: number;
}

/** What `useListQuery` keeps of a list that can be sorted. */
interface ListState {
  query: { sort: string };
  set(patch: { sort: string }): void;
  hrefFor(patch: { page: number }): string;
}

/** What a list shows of the data that its query led to: the props of its table and of its pages, and what is ticked. */
export function useListTable<Row>(
  { query, set, hrefFor }: ListState,
  list: Remote<Page<Row>>,
  rowKey: (row: Row) => string,
) {
  const rows = list.data?.data ?? [];
  const selection = useSelection(rows, rowKey);
  return {
    chosen: selection.chosen,
    clear: selection.clear,
    /** Reads the list again with nothing ticked. */
    reload() {
      selection.clear();
      list.reload();
    },
    /** For DataTable; with `selection` the rows can be ticked. */
    table: {
      rows,
      rowKey,
      sort: query.sort,
      onSort: (sort: string) => set({ sort }),
      loading: list.loading,
      error: list.error,
      onRetry: list.reload,
    },
    selection: selection.props,
    /** For ListPages, once there are any. */
    pages: list.data && {
      page: list.data.page,
      pageCount: list.data.pageCount,
      total: list.data.total,
      hrefFor: (page: number) => hrefFor({ page }),
    },
  };
}
