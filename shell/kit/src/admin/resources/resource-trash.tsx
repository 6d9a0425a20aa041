import { Button, EmptyState, useLocale, usePortal, useTranslation } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { useAction } from '@portal/kit/remote';
import { useAdminItem } from '../data/use-admin-data.ts';
import { AdminList } from '../list/admin-list.tsx';
import { CellTitle } from '../list/cell-lines.tsx';
import type { Column } from '../list/column.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useLocalTable } from '../list/use-local-table.ts';
import type { RemovedEntry, Resource } from './resource.ts';
import { useResourceWords } from './use-resource-words.ts';

/** The removed entries of a resource, to be restored. Its state is in the URL of the page. */
export function ResourceTrash({ resource }: { resource: Resource }) {
  const { t } = useTranslation('shell');
  const { api } = usePortal();
  const { run, busy, isBusy } = useAction();
  const { address, path, fields } = resource;
  const { many } = useResourceWords(resource);
  const locale = useLocale();
  const remote = useAdminItem<RemovedEntry[]>(`${address}/trash`);
  const state = useListQuery({ page: 1, sort: '', search: '' }, `${path}-trash`);

  const restore = ({ entryId, version, title: name }: RemovedEntry) =>
    void run(
      {
        work: () => api.send('POST', `${address}/${encodeURIComponent(entryId)}/restore`, { version }),
        done: t('admin.ui.resource.undone', { name }),
        failed: ({ status }) =>
          t(`admin.ui.resource.${status === 409 || status === 404 ? 'changedMeanwhile' : 'failed'}`),
        onDone: remote.reload,
        onFailed: remote.reload,
      },
      entryId,
    );

  const time = (id: 'removedAt' | 'purgeAt'): Column<RemovedEntry> => ({
    id,
    header: t(`admin.ui.resource.trash.${id}`),
    cell: (entry) => formatDateTime(entry[id]),
    value: (entry) => entry[id],
    sortable: true,
  });
  const columns: Column<RemovedEntry>[] = [
    {
      id: 'title',
      header: fields.find(({ name }) => name === resource.title)?.label[locale] ?? '',
      cell: (entry) => <CellTitle>{entry.title}</CellTitle>,
      value: (entry) => entry.title,
      sortable: true,
    },
    time('removedAt'),
    {
      id: 'removedBy',
      header: t('admin.ui.resource.trash.removedBy'),
      cell: ({ removedBy }) => removedBy ?? t('admin.ui.history.unknown'),
      value: ({ removedBy }) => removedBy ?? '',
      sortable: true,
    },
    time('purgeAt'),
    {
      id: 'actions',
      header: t('admin.ui.resource.actions'),
      align: 'end',
      cell: (entry) => (
        <Button
          variant="secondary"
          size="small"
          loading={busy === entry.entryId}
          disabled={isBusy}
          aria-label={t('admin.ui.resource.trash.restoreOf', { name: entry.title })}
          onClick={() => restore(entry)}
        >
          {t('admin.ui.resource.trash.restore')}
        </Button>
      ),
    },
  ];
  const list = useLocalTable(state, remote, { rowKey: ({ entryId }) => entryId, columns });
  return (
    <AdminList<RemovedEntry>
      list={list}
      searchLabel={t('admin.ui.resource.search')}
      caption={t('admin.ui.resource.trash.of', { many })}
      columns={columns}
      rowLabel={(entry) => entry.title}
      empty={<EmptyState title={t(`admin.ui.resource.${state.isChanged ? 'noMatch' : 'trash.empty'}`)} />}
    />
  );
}
