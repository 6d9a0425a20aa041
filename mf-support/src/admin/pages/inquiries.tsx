import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminList, AdminPage, useListQuery, useListTable } from '@portal/kit/admin';
import { useAdminItem } from '../../api/admin-client.ts';
import type { InquiryRow } from '../../api/inbox.ts';
import { BulkChange } from '../inbox/bulk-change.tsx';
import { useInboxColumns } from '../inbox/inbox-columns.tsx';
import { INBOX_DEFAULTS } from '../inbox/inbox-query.ts';
import { InboxTools, useInboxFilters } from '../inbox/inbox-toolbar.tsx';
import { StateFilter } from '../inbox/state-filter.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.inbox.title'), description: t('admin.inbox.lead'), noindex: true };
}

export function Page() {
  const { t } = useTranslation('support');
  const listQuery = useListQuery(INBOX_DEFAULTS, 'inquiries');
  const { query, set, isChanged } = listQuery;
  const inquiries = useAdminItem('/api/email/admin/inquiries', query);
  const list = useListTable(listQuery, inquiries, ({ number }) => number);
  const assignees = useAdminItem('/api/email/admin/assignees').data ?? [];
  const tags = useAdminItem('/api/email/admin/tags').data ?? [];
  const columns = useInboxColumns();
  const filters = useInboxFilters({ query, set, assignees, tags });

  return (
    <AdminPage title={t('admin.inbox.title')} lead={t('admin.inbox.lead')}>
      <StateFilter
        value={query.state}
        counts={inquiries.data?.counts}
        isCapped={inquiries.data?.isCapped}
        onChange={(state) => set({ state })}
        isNewOnly={query.newMessage !== ''}
        newMessages={inquiries.data?.newMessages}
        onNewOnly={(isNewOnly) => set({ newMessage: isNewOnly ? 'true' : '' })}
      />
      <AdminList<InquiryRow>
        list={list}
        searchLabel={t('admin.inbox.search')}
        filters={filters}
        caption={t('admin.inbox.title')}
        columns={columns}
        rowLabel={({ number, title }) => `${number} ${title}`}
        rowHref={({ number }) => `/admin/support/inquiries/${number}`}
        bulkActions={<BulkChange rows={list.chosen} assignees={assignees} tags={tags} onDone={list.reload} />}
        empty={
          <EmptyState
            icon="mail"
            title={t('admin.inbox.emptyTitle')}
            text={t(isChanged ? 'admin.inbox.emptyFiltered' : 'admin.inbox.emptyText')}
          />
        }
      >
        <InboxTools query={query} set={set} />
      </AdminList>
    </AdminPage>
  );
}
