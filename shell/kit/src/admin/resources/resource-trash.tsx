import { Button, EmptyState, useLocale, usePortal, useTranslation, type ConfirmOptions } from '@portal/kit';
import { formatDateTime } from '@portal/kit/dates';
import { useAction } from '@portal/kit/remote';
import { useAdminItem } from '../data/use-admin-data.ts';
import { AdminList } from '../list/admin-list.tsx';
import { CellTitle } from '../list/cell-lines.tsx';
import type { Column } from '../list/column.ts';
import { useListQuery } from '../list/use-list-query.ts';
import { useLocalTable } from '../list/use-local-table.ts';
import { listedFields, valueOf, type RemovedEntry, type Resource } from './resource.ts';
import { useResourceWords } from './use-resource-words.ts';

export interface ResourceTrashProps<Removed extends RemovedEntry> {
  resource: Resource;
  /** What is asked before an entry is restored, such as with the number of people who are mailed. */
  question?(entry: Removed): ConfirmOptions;
  /** All columns, made of the ordinary ones. */
  columns?(ordinary: readonly Column<Removed>[]): readonly Column<Removed>[];
}

/** The removed entries of a resource, to be restored. Its state is in the URL of the page. */
export function ResourceTrash<Removed extends RemovedEntry = RemovedEntry>({
  resource,
  question,
  columns: choose = (ordinary) => ordinary,
}: ResourceTrashProps<Removed>) {
  const { t } = useTranslation('shell');
  const { api } = usePortal();
  const { run, busy, isBusy } = useAction();
  const { address, path } = resource;
  const { many, valueText } = useResourceWords(resource);
  const locale = useLocale();
  const remote = useAdminItem<Removed[]>(`${address}/trash`);
  const state = useListQuery({ page: 1, sort: '-removedAt', search: '' }, `${path}-trash`);

  const restore = (entry: Removed) => {
    const { entryId, version, title: name } = entry;
    void run(
      {
        question: question?.(entry),
        work: () => api.send('POST', `${address}/${encodeURIComponent(entryId)}/restore`, { version }),
        done: t('admin.ui.resource.undone', { name }),
        failed: ({ status }) =>
          t(`admin.ui.resource.${status === 409 || status === 404 ? 'changedMeanwhile' : 'failed'}`),
        onDone: remote.reload,
        onFailed: remote.reload,
      },
      entryId,
    );
  };

  const time = (id: 'removedAt' | 'purgeAt'): Column<Removed> => ({
    id,
    header: t(`admin.ui.resource.trash.${id}`),
    cell: (entry) => formatDateTime(entry[id]),
    value: (entry) => entry[id],
    sortable: true,
  });
  const fields = listedFields(resource);
  const shown = fields.filter(({ isInTrash }) => isInTrash);
  const further = shown.map(({ name, kind, label }): Column<Removed> => {
    const text = (entry: Removed) => valueText(name, valueOf(entry, name));
    return {
      id: name,
      header: label[locale],
      align: kind === 'number' ? 'end' : undefined,
      cell: text,
      value: (entry) => (kind === 'number' ? Number(valueOf(entry, name)) : text(entry)),
      sortable: true,
    };
  });
  const columns = choose([
    {
      id: 'title',
      header: fields.find(({ name }) => name === resource.title)?.label[locale] ?? '',
      cell: (entry) => <CellTitle>{entry.title}</CellTitle>,
      value: (entry) => entry.title,
      sortable: true,
    },
    ...further,
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
  ]);
  const list = useLocalTable(state, remote, { rowKey: ({ entryId }) => entryId, columns });
  return (
    <AdminList<Removed>
      list={list}
      searchLabel={t('admin.ui.resource.search')}
      caption={t('admin.ui.resource.trash.of', { many })}
      columns={columns}
      rowLabel={(entry) => entry.title}
      empty={<EmptyState title={t(`admin.ui.resource.${state.isChanged ? 'noMatch' : 'trash.empty'}`)} />}
    />
  );
}
