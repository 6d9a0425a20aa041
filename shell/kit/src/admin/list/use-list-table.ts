import type { Remote } from '@portal/kit/remote';
import { useSelection } from './use-selection.ts';

/** One page of a list, as the services answer. */
export interface Page<Row> {
  data: Row[];
  total: number;
  /** Of a search that very many fit: there are at least `total`. */
  isCapped?: boolean;
  page: number;
  pageSize: number;
  pageCount: number;
}

/** What `useListQuery` keeps of a list; with `sort` it can be sorted. */
interface SortedState {
  query: { page: number; sort?: string };
  /** Takes a `sort` where the query has one. */
  set(patch: never): void;
  hrefFor(patch: { page: number }): string;
}

/** What a list shows of the data that its query led to: the props of its table and of its pages, and what is ticked. */
export function useListTable<Row, State extends SortedState>(
  state: State,
  list: Pick<Remote<Page<Row>>, 'data' | 'loading' | 'error' | 'reload'>,
  rowKey: (row: Row) => string,
) {
  const { query, hrefFor } = state;
  const sortBy = state.set as (patch: { sort: string }) => void;
  const rows = list.data?.data ?? [];
  const selection = useSelection(rows, rowKey);
  return {
    /** Of `useListQuery`, for AdminList. */
    state,
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
      onSort: query.sort === undefined ? undefined : (sort: string) => sortBy({ sort }),
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
      isCapped: list.data.isCapped,
      hrefFor: (page: number) => hrefFor({ page }),
    },
  };
}
