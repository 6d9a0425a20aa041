import { EmptyState, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, type Column } from '@portal/kit/admin';
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
  const [replacing, setReplacing] = useState<AdminDocument['key']>();
  const replaced = rows.find(({ key }) => key === replacing);
  const header = (id: string) => ({ id, header: t(`admin.documents.columns.${id}`) });

  function fate({ replaced, replacedBy, uploadedName }: AdminDocument): string {
    return replaced
      ? t('admin.documents.replacedBy', { name: replacedBy ?? '–', file: uploadedName ?? '–' })
      : t('admin.documents.original');
  }

  const columns: Column<AdminDocument>[] = [
    { ...header('title'), cell: (row) => <strong>{locale === 'ko' ? row.titleKo : row.titleEn}</strong> },
    {
      ...header('file'),
      cell: (row) => (
        <span className={styles.file}>
          {row.filename}
          <span>{fate(row)}</span>
        </span>
      ),
      width: '28%',
    },
    {
      ...header('size'),
      cell: ({ size }) => t('admin.documents.size', { kilobytes: kilobytes(size) }),
      align: 'end',
      width: '96px',
    },
    {
      ...header('updatedAt'),
      cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatDateTime(updatedAt)}</time>,
      width: '172px',
    },
    { ...header('downloads'), cell: ({ downloads }) => downloads.toLocaleString(locale), align: 'end', width: '96px' },
    {
      ...header('actions'),
      cell: (row) => (
        <DocumentActions document={row} onReplace={() => setReplacing(row.key)} onChanged={documents.reload} />
      ),
      width: '26%',
    },
  ];

  function finish() {
    setReplacing(undefined);
    documents.reload();
  }

  return (
    <AdminPage title={t('admin.documents.title')} lead={t('admin.documents.lead')}>
      <DataTable
        caption={t('admin.documents.title')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState icon="file" title={t('admin.documents.empty')} />}
        loading={documents.loading}
        error={documents.error}
        onRetry={documents.reload}
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
