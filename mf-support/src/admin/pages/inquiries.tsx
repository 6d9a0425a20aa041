import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, ListPages, useListQuery } from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminItem } from '../../api/admin-client.ts';
import { BulkChange } from '../inbox/bulk-change.tsx';
import { useInboxColumns } from '../inbox/inbox-columns.tsx';
import { INBOX_DEFAULTS } from '../inbox/inbox-query.ts';
import { InboxToolbar } from '../inbox/inbox-toolbar.tsx';
import { StateFilter } from '../inbox/state-filter.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.inbox.title'), description: t('admin.inbox.lead'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('support');
  const list = useListQuery(INBOX_DEFAULTS);
  const { query, set, reset, hrefFor, isChanged } = list;
  const inquiries = useAdminItem('/api/email/admin/inquiries', query);
  const assignees = useAdminItem('/api/email/admin/assignees').data ?? [];
  const columns = useInboxColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data: rows = [], total = 0, page = query.page, pageCount = 1, counts } = inquiries.data ?? {};
  const chosen = rows.filter(({ number }) => selected.has(number));

  function finishBulk() {
    setSelected(new Set());
    inquiries.reload();
  }

  return (
    <AdminPage title={t('admin.inbox.title')} lead={t('admin.inbox.lead')}>
      <StateFilter value={query.state} counts={counts} onChange={(state) => set({ state })} />
      <InboxToolbar {...{ query, set, reset, isChanged, assignees }} />
      <DataTable
        caption={t('admin.inbox.title')}
        columns={columns}
        rows={rows}
        rowKey={({ number }) => number}
        rowLabel={({ number, title }) => `${number} ${title}`}
        rowHref={({ number }) => `/admin/support/inquiries/${number}`}
        sort={query.sort}
        onSort={(sort) => set({ sort })}
        selected={new Set(chosen.map(({ number }) => number))}
        onSelect={setSelected}
        bulkActions={<BulkChange rows={chosen} assignees={assignees} onDone={finishBulk} />}
        empty={
          <EmptyState
            icon="mail"
            title={t('admin.inbox.emptyTitle')}
            text={t(isChanged ? 'admin.inbox.emptyFiltered' : 'admin.inbox.emptyText')}
          />
        }
        loading={inquiries.loading}
        error={inquiries.error}
        onRetry={inquiries.reload}
      />
      <ListPages page={page} pageCount={pageCount} total={total} hrefFor={(to) => hrefFor({ page: to })} />
    </AdminPage>
  );
}
