import { Button, Icon, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import { ColumnChoice } from './column-choice.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListPages } from './list-pages.tsx';
import { ListToolbar, type ListFilter } from './list-toolbar.tsx';
import { SavedViews } from './saved-views.tsx';
import type { ListState } from './use-list-query.ts';
import type { useListTable } from './use-list-table.ts';

type ListedState = ListState<{ page: number; pageSize: number } & Partial<Record<'sort' | 'search', string>>>;

/** What `useListTable` or `useLocalTable` gives of a list with a name. */
type ListedTable<Row> = ReturnType<typeof useListTable<Row, ListedState>> & { saveCsv?(name: string): void };

/** The services change so many at once. */
const mostAtOnce = 100;

export interface AdminListProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowLabel' | 'rowHref' | 'onOpen' | 'empty' | 'bulkActions'
> {
  list: ListedTable<Row>;
  /** What the search looks through; without it there is none. */
  searchLabel?: string;
  filters?: readonly ListFilter[];
  /** Further controls of the bar, e.g. other filters and the exports of the service. */
  children?: ReactNode;
}

/**
 * Every list of admins: search, filters, saved views, choice of columns, sort, page size, rows that can be ticked and
 * what is done with them, exports. `list` is that of `useListTable` (the service searches) or of `useLocalTable` (the
 * browser does).
 */
export function AdminList<Row>({
  list,
  searchLabel,
  filters,
  children,
  columns,
  bulkActions,
  ...table
}: AdminListProps<Row>) {
  const { t } = useTranslation('shell');
  const { query, set, reset, isChanged, memory, search } = list.state;
  const { saveCsv } = list;
  const { hidden = [] } = memory.memory;
  const isTooMany = list.chosen.length > mostAtOnce;
  const shown = columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));

  function changePageSize(pageSize: number) {
    memory.remember({ pageSize });
    set({ pageSize });
  }

  return (
    <>
      <ListToolbar
        search={
          searchLabel
            ? { value: query.search ?? '', label: searchLabel, onSearch: (text) => set({ search: text }) }
            : undefined
        }
        filters={filters}
        onReset={isChanged && (searchLabel ?? filters) ? reset : undefined}
      >
        {children}
        {saveCsv && (
          <Button variant="secondary" size="small" onClick={() => saveCsv(table.caption)}>
            <Icon name="download" size={18} /> {t('admin.export.csv')}
          </Button>
        )}
        <SavedViews {...memory} search={search} />
        {columns.length > 2 && <ColumnChoice {...memory} columns={columns} />}
      </ListToolbar>
      <DataTable<Row>
        {...table}
        {...list.table}
        {...(bulkActions === undefined ? {} : list.selection)}
        bulkActions={isTooMany ? <span>{t('admin.ui.table.tooMany', { count: mostAtOnce })}</span> : bulkActions}
        columns={shown}
      />
      {list.pages && <ListPages {...list.pages} pageSize={query.pageSize} onPageSize={changePageSize} />}
    </>
  );
}
