import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import {
  AdminList,
  AdminPage,
  formatDate,
  formatDateTime,
  useListQuery,
  useListTable,
  type Column,
} from '@portal/kit/admin';
import { ExportButtons, useAdminList } from '../../api/admin-client.ts';
import { BulkActions } from '../features/members/bulk-actions.tsx';
import { EmailCell, MemberRoleChips, StatusChip } from '../features/members/member-chips.tsx';
import type { Member } from '../../api/members.ts';
import { useMemberFilters } from '../features/members/use-member-filters.ts';

const LIST = '/api/user/admin/members';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.members.title'), description: t('admin.members.lead') };
}

/** All members: search, filters, sort, export. */
export function Page() {
  const { t } = useTranslation('shell');
  const listQuery = useListQuery(
    {
      page: 1,
      sort: '-createdAt',
      search: '',
      role: '',
      section: '',
      status: '',
      verified: '',
    },
    'members',
  );
  const { query, set } = listQuery;
  const list = useListTable(listQuery, useAdminList(LIST, query), ({ id }) => id);
  const filters = useMemberFilters(query, set);

  const columns: Column<Member>[] = [
    { id: 'name', header: t('admin.members.name'), sortable: true, cell: ({ name }) => name || '–' },
    { id: 'email', header: t('admin.members.email'), sortable: true, cell: EmailCell },
    { id: 'company', header: t('admin.members.company'), sortable: true, cell: ({ company }) => company || '–' },
    { id: 'role', header: t('admin.members.role'), cell: (member) => <MemberRoleChips {...member} /> },
    { id: 'status', header: t('admin.members.status'), cell: (member) => <StatusChip {...member} /> },
    {
      id: 'createdAt',
      header: t('admin.members.createdAt'),
      sortable: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'lastSignInAt',
      header: t('admin.members.lastSignInAt'),
      sortable: true,
      cell: ({ lastSignInAt }) => formatDateTime(lastSignInAt) || '–',
    },
  ];

  return (
    <AdminPage title={t('admin.members.title')} lead={t('admin.members.lead')}>
      <AdminList<Member>
        list={list}
        searchLabel={t('admin.members.search')}
        filters={filters}
        caption={t('admin.members.title')}
        columns={columns}
        rowLabel={({ name, email }) => name || email}
        rowHref={({ id }) => `/admin/members/${id}`}
        bulkActions={<BulkActions chosen={list.chosen} onDone={list.reload} />}
        empty={<EmptyState title={t('admin.members.empty')} text={t('admin.filters.emptyText')} />}
      >
        <ExportButtons path={`${LIST}/export`} query={query} />
      </AdminList>
    </AdminPage>
  );
}
