import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import {
  AdminList,
  AdminPage,
  CellLines,
  CellNote,
  EmailText,
  formatDateTime,
  useListQuery,
  useListTable,
  type Column,
} from '@portal/kit/admin';
import { useState } from 'react';
import { ExportButtons, useAdminList } from '../../api/admin-client.ts';
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
  const words = useAuditWords();
  const state = useListQuery(auditDefaults, 'audit');
  const { query, set, reset, isChanged } = state;
  const list = useListTable(state, useAdminList(LIST, query), ({ id }) => id);
  const [open, setOpen] = useState<AuditEntry>();

  function actorOf(entry: AuditEntry) {
    const known = entry.actor && entry.people[entry.actor.id];
    if (!known) return words.actor(entry);
    return (
      <CellLines>
        {known.name}
        <CellNote>
          <EmailText email={known.email} />
        </CellNote>
      </CellLines>
    );
  }

  const columns: Column<AuditEntry>[] = [
    { id: 'at', header: t('admin.audit.at'), width: '160px', cell: ({ at }) => formatDateTime(at) },
    { id: 'actor', header: t('admin.audit.actor'), cell: actorOf },
    { id: 'action', header: t('admin.audit.action'), cell: ({ action }) => words.action(action) },
    { id: 'target', header: t('admin.audit.target'), cell: (entry) => words.target(entry) || '–' },
    {
      id: 'subject',
      header: t('admin.audit.subject'),
      // A mail to all applicants is about hundreds of people
      cell: (entry) => words.subjects(entry, entry.subjects.length > 2 ? 1 : 2) || '–',
    },
    { id: 'service', header: t('admin.audit.service'), width: '112px', cell: ({ service }) => words.service(service) },
  ];

  return (
    <AdminPage title={t('admin.audit.title')} lead={t('admin.audit.lead')}>
      <AuditFilters query={query} set={set} onReset={isChanged ? reset : undefined} />
      <AdminList<AuditEntry>
        list={list}
        caption={t('admin.audit.title')}
        columns={columns}
        onOpen={setOpen}
        empty={<EmptyState title={t('admin.audit.empty')} text={t('admin.filters.emptyText')} />}
      >
        <ExportButtons path={`${LIST}/export`} query={query} />
      </AdminList>
      {open && <AuditDialog entry={open} onClose={() => setOpen(undefined)} />}
    </AdminPage>
  );
}
