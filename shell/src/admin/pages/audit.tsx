import { Button, EmptyState, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, ListPages, useListQuery, type Column } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminList, useDownload } from '../../api/admin-client.ts';
import { AuditDialog } from '../features/audit/audit-dialog.tsx';
import type { AuditEntry } from '../../api/audit.ts';
import { auditDefaults } from '../features/audit/audit-query.ts';
import { AuditFilters } from '../features/audit/audit-filters.tsx';
import { useAuditWords } from '../features/audit/use-audit-words.ts';

const LIST = '/api/user/admin/audit';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.audit.title'), description: t('admin.audit.lead') };
}

/** Who looked at or changed what, and whose it was; newest first. */
export function Page() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const words = useAuditWords();
  const { query, set, reset, hrefFor, isChanged } = useListQuery(auditDefaults);
  const list = useAdminList(LIST, query);
  const { download, busy } = useDownload();
  const [open, setOpen] = useState<AuditEntry>();
  const { page: _page, ...found } = query;

  const columns: Column<AuditEntry>[] = [
    { id: 'at', header: t('admin.audit.at'), width: '160px', cell: ({ at }) => formatDateTime(at) },
    { id: 'actor', header: t('admin.audit.actor'), cell: words.actor },
    { id: 'action', header: t('admin.audit.action'), cell: ({ action }) => words.action(action) },
    { id: 'target', header: t('admin.audit.target'), cell: (entry) => words.target(entry) || '–' },
    {
      id: 'subject',
      header: t('admin.audit.subject'),
      cell: (entry) => summary(entry.subjects.map((subject) => words.person(entry, subject))),
    },
    { id: 'service', header: t('admin.audit.service'), cell: ({ service }) => words.service(service) },
  ];

  /** A mail to all applicants is about hundreds of people. */
  function summary(subjects: string[]): string {
    if (subjects.length === 0) return '–';
    return subjects.length > 2
      ? t('admin.audit.more', { first: subjects[0], count: subjects.length - 1 })
      : subjects.join(', ');
  }

  return (
    <AdminPage
      title={t('admin.audit.title')}
      lead={t('admin.audit.lead')}
      actions={
        <Button
          variant="secondary"
          size="small"
          loading={busy}
          onClick={() => void download(`${LIST}/export`, { ...found, lang: locale })}
        >
          {t('admin.export.csv')}
        </Button>
      }
    >
      <AuditFilters query={query} set={set} onReset={isChanged ? reset : undefined} />
      <DataTable<AuditEntry>
        caption={t('admin.audit.title')}
        columns={columns}
        rows={list.data?.data ?? []}
        rowKey={({ id }) => id}
        onOpen={setOpen}
        empty={<EmptyState title={t('admin.audit.empty')} text={t('admin.filters.emptyText')} />}
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
      />
      {list.data && <ListPages {...list.data} hrefFor={(page) => hrefFor({ page })} />}
      {open && <AuditDialog entry={open} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}
