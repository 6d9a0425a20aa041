import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, ListPages, useListQuery, useListTable } from '@portal/kit/admin';
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
  const listQuery = useListQuery(INBOX_DEFAULTS);
  const { query, set, reset, isChanged } = listQuery;
  const inquiries = useAdminItem('/api/email/admin/inquiries', query);
  const list = useListTable(listQuery, inquiries, ({ number }) => number);
  const assignees = useAdminItem('/api/email/admin/assignees').data ?? [];
  const columns = useInboxColumns();

  return (
    <AdminPage title={t('admin.inbox.title')} lead={t('admin.inbox.lead')}>
      <StateFilter
        value={query.state}
        counts={inquiries.data?.counts}
        onChange={(state) => set({ state })}
        isNewOnly={query.newMessage !== ''}
        newMessages={inquiries.data?.newMessages}
        onNewOnly={(isNewOnly) => set({ newMessage: isNewOnly ? 'true' : '' })}
      />
      <InboxToolbar {...{ query, set, reset, isChanged, assignees }} />
      <DataTable
        caption={t('admin.inbox.title')}
        columns={columns}
        rowLabel={({ number, title }) => `${number} ${title}`}
        rowHref={({ number }) => `/admin/support/inquiries/${number}`}
        {...list.table}
        {...list.selection}
        bulkActions={<BulkChange rows={list.chosen} assignees={assignees} onDone={list.reload} />}
        empty={
          <EmptyState
            icon="mail"
            title={t('admin.inbox.emptyTitle')}
            text={t(isChanged ? 'admin.inbox.emptyFiltered' : 'admin.inbox.emptyText')}
          />
        }
      />
      {list.pages && <ListPages {...list.pages} />}
    </AdminPage>
  );
}
