import { useTranslation } from '@portal/kit';
import { AdminList } from '../list/admin-list.tsx';
import { useListQuery } from '../list/use-list-query.ts';
import { useLocalTable } from '../list/use-local-table.ts';
import { ResourceBulk } from './resource-bulk.tsx';
import { useResourceColumns } from './resource-columns.tsx';
import { ResourceRowActions } from './resource-row-actions.tsx';
import { valueOf, type ResourceEntry } from './resource.ts';
import { useResourceActions } from './use-resource-actions.ts';
import { rowKey, useResourceList, useResourceRemote, type ResourceListProps } from './use-resource-list.tsx';

/** All entries in their order; the browser searches, filters and sorts them. */
export function WholeList<Entry extends ResourceEntry>(props: ResourceListProps<Entry>) {
  const { resource, columns: further, RowActions, BulkActions, revision, children } = props;
  const { t } = useTranslation('shell');
  const { table, empty, unfiltered, filters, stateFilter } = useResourceList(props);
  const remote = useResourceRemote<Entry[]>(resource.address, {}, revision);
  const entries: readonly Entry[] = remote.data ?? [];
  const state = useListQuery(
    { page: 1, sort: resource.sort ?? '', search: '', state: '', ...unfiltered },
    props.name ?? resource.path,
  );
  const { sort, search, state: shownState } = state.query;
  const actions = useResourceActions(resource, remote.reload);
  const isInOrder = sort === '' && search === '' && shownState === '';
  const wanted: Record<string, string | number> = state.query;
  const neighbours = entries.filter((entry) =>
    Object.keys(unfiltered).every((name) => !wanted[name] || valueOf(entry, name) === wanted[name]),
  );

  function stepsOf(entry: Entry) {
    const index = neighbours.indexOf(entry);
    const to = (at: number) => {
      const other = isInOrder ? neighbours[at] : undefined;
      return other && (() => actions.move({ entry, other, place: at + 1, entries }));
    };
    return { up: to(index - 1), down: to(index + 1) };
  }

  const columns = useResourceColumns<Entry>({
    resource,
    further,
    hasActions: resource.mayWrite || RowActions !== undefined,
    actions: (entry) => (
      <ResourceRowActions<Entry>
        resource={resource}
        entry={entry}
        actions={actions}
        steps={resource.isOrdered ? stepsOf(entry) : undefined}
        RowActions={RowActions}
        onDone={remote.reload}
      />
    ),
  });
  const list = useLocalTable<Entry>(state, remote, {
    rowKey,
    columns,
    filters: {
      state: ({ hidden }) => (hidden ? 'hidden' : 'shown'),
      ...Object.fromEntries(
        Object.keys(unfiltered).map((name) => [name, (entry: Entry) => String(valueOf(entry, name) ?? '')]),
      ),
    },
  });
  const fieldFilters = filters(state.query, state.set);
  return (
    <AdminList<Entry>
      {...table}
      list={list}
      searchLabel={props.searchLabel ?? t('admin.ui.resource.search')}
      filters={
        resource.isHideable
          ? [...fieldFilters, stateFilter(shownState, (value) => state.set({ state: value }))]
          : fieldFilters
      }
      columns={columns}
      bulkActions={
        BulkActions ? (
          <BulkActions chosen={list.chosen} onDone={list.reload} />
        ) : resource.mayWrite ? (
          <ResourceBulk {...actions} chosen={list.chosen} isHideable={resource.isHideable} onDone={list.clear} />
        ) : undefined
      }
      empty={empty(state.isChanged)}
    >
      {children}
    </AdminList>
  );
}
