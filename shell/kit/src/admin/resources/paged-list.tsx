import { useTranslation } from '@portal/kit';
import { AdminList } from '../list/admin-list.tsx';
import { ExportButtons } from '../list/export-buttons.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useListTable, type Page } from '../list/use-list-table.ts';
import { ResourceBulk } from './resource-bulk.tsx';
import { useResourceColumns } from './resource-columns.tsx';
import { ResourceRowActions } from './resource-row-actions.tsx';
import type { ResourceEntry } from './resource.ts';
import { useResourceActions } from './use-resource-actions.ts';
import { rowKey, useResourceList, useResourceRemote, type ResourceListProps } from './use-resource-list.tsx';

/** A page of the entries, as the service searches, sorts and filters them. */
export function PagedList<Entry extends ResourceEntry>(props: ResourceListProps<Entry>) {
  const { resource, columns: further, RowActions, BulkActions, revision, children } = props;
  const { address, sort, hasSearch, hasExport, isHideable, mayWrite } = resource;
  const { t } = useTranslation('shell');
  const { table, empty, unfiltered, filters } = useResourceList(props);
  const state = useListQuery({ page: 1, sort: sort ?? '', search: '', ...unfiltered }, props.name ?? resource.path);
  // What is not narrowed is not sent
  const query = Object.fromEntries(Object.entries(state.query).filter(([, value]) => value !== ''));
  const remote = useResourceRemote<Page<Entry>>(address, query, revision);
  const list = useListTable(state, remote, rowKey);
  const actions = useResourceActions(resource, remote.reload);
  const columns = useResourceColumns<Entry>({
    resource,
    further,
    hasActions: mayWrite || RowActions !== undefined,
    actions: (entry) => (
      <ResourceRowActions<Entry>
        resource={resource}
        entry={entry}
        actions={actions}
        RowActions={RowActions}
        onDone={remote.reload}
      />
    ),
  });
  return (
    <AdminList<Entry>
      {...table}
      list={list}
      searchLabel={hasSearch ? (props.searchLabel ?? t('admin.ui.list.search')) : undefined}
      filters={filters(state.query, state.set)}
      columns={columns}
      bulkActions={
        BulkActions ? (
          <BulkActions chosen={list.chosen} onDone={list.reload} />
        ) : mayWrite ? (
          <ResourceBulk {...actions} chosen={list.chosen} isHideable={isHideable} onDone={list.clear} />
        ) : undefined
      }
      empty={empty(state.isChanged)}
    >
      {hasExport && <ExportButtons path={`${address}/export`} query={query} />}
      {children}
    </AdminList>
  );
}
