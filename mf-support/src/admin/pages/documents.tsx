import { EmptyState, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminList, AdminPage, formatDateTime, useListQuery, useLocalTable, type Column } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import type { AdminDocument } from '../../api/documents.ts';
import { kilobytes } from '../../features/documents/kilobytes.ts';
import { DocumentActions } from '../documents/document-actions.tsx';
import { ReplaceDialog } from '../documents/replace-dialog.tsx';
import styles from './documents.module.css';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.documents.title'), description: t('admin.documents.lead'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('support');
  const locale = useLocale();
  const documents = useAdminItem('/api/file/admin/documents');
  const rows = documents.data ?? [];
  const state = useListQuery({ page: 1, sort: '', search: '', replaced: '' }, 'documents');
  const [replacing, setReplacing] = useState<AdminDocument['key']>();
  const replaced = rows.find(({ key }) => key === replacing);
  const header = (id: string) => ({ id, header: t(`admin.documents.columns.${id}`) });

  const titleOf = (row: AdminDocument) => (locale === 'ko' ? row.titleKo : row.titleEn);

  function fate({ replaced, replacedBy, uploadedName }: AdminDocument): string {
    return replaced
      ? t('admin.documents.replacedBy', { name: replacedBy ?? '–', file: uploadedName ?? '–' })
      : t('admin.documents.original');
  }

  const columns: Column<AdminDocument>[] = [
    {
      ...header('title'),
      cell: (row) => <strong>{titleOf(row)}</strong>,
      value: titleOf,
      sortable: true,
    },
    {
      ...header('file'),
      cell: (row) => (
        <span className={styles.file}>
          {row.filename}
          <span>{fate(row)}</span>
        </span>
      ),
      value: (row) => `${row.filename} (${fate(row)})`,
      sortable: true,
      width: '28%',
    },
    {
      ...header('size'),
      cell: ({ size }) => t('admin.documents.size', { kilobytes: kilobytes(size) }),
      value: ({ size }) => size,
      sortable: true,
      align: 'end',
      width: '96px',
    },
    {
      ...header('updatedAt'),
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>,
      value: ({ updatedAt }) => formatDateTime(updatedAt),
      sortable: true,
      width: '172px',
    },
    {
      ...header('downloads'),
      cell: ({ downloads }) => downloads.toLocaleString(locale),
      value: ({ downloads }) => downloads,
      sortable: true,
      align: 'end',
      width: '112px',
    },
    {
      ...header('actions'),
      cell: (row) => (
        <DocumentActions document={row} onReplace={() => setReplacing(row.key)} onChanged={documents.reload} />
      ),
      width: '26%',
    },
  ];

  const isReplaced = (row: AdminDocument) => String(row.replaced);
  const list = useLocalTable(state, documents, {
    rowKey: ({ key }) => key,
    columns,
    filters: { replaced: isReplaced },
  });
  const filter = {
    id: 'replaced',
    label: t('admin.documents.columns.file'),
    value: state.query.replaced,
    options: [
      { value: '', label: t('admin.documents.all') },
      { value: 'false', label: t('admin.documents.original') },
      { value: 'true', label: t('admin.documents.onlyReplaced') },
    ],
    onChange: (value: string) => state.set({ replaced: value }),
  };

  function finish() {
    setReplacing(undefined);
    documents.reload();
  }

  return (
    <AdminPage title={t('admin.documents.title')} lead={t('admin.documents.lead')}>
      <AdminList<AdminDocument>
        list={list}
        searchLabel={t('admin.documents.search')}
        filters={[filter]}
        caption={t('admin.documents.title')}
        columns={columns}
        empty={
          <EmptyState icon="file" title={t(state.isChanged ? 'admin.documents.noMatch' : 'admin.documents.empty')} />
        }
      />
      {replaced && (
        <ReplaceDialog
          document={replaced}
          onClose={() => setReplacing(undefined)}
          onReplaced={finish}
          onStale={documents.reload}
        />
      )}
    </AdminPage>
  );
}
