import { Button, EmptyState, useLocale, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import {
  AdminPage,
  DataTable,
  formatDate,
  formatDateTime,
  ListPages,
  ListToolbar,
  useListQuery,
  type Column,
} from '@portal/kit/admin';
import { useState } from 'react';
import { useAdminList, useDownload } from '../../api/admin-client.ts';
import { BulkActions } from '../features/members/bulk-actions.tsx';
import { RoleChip, StatusChip } from '../features/members/member-chips.tsx';
import type { Member } from '../../api/members.ts';
import { useMemberFilters } from '../features/members/use-member-filters.ts';

const LIST = '/api/user/admin/members';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.members.title'), description: t('admin.members.lead') };
}

/** All members: search, filters, sort, export. */
export function Page() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { query, set, reset, hrefFor, isChanged } = useListQuery({
    page: 1,
    sort: '-createdAt',
    search: '',
    role: '',
    status: '',
    verified: '',
  });
  const list = useAdminList(LIST, query);
  const filters = useMemberFilters(query, set);
  const { download, busy } = useDownload();
  const { page: _page, ...found } = query;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = list.data?.data ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));

  function finishBulk() {
    setSelected(new Set());
    list.reload();
  }

  const columns: Column<Member>[] = [
    { id: 'name', header: t('admin.members.name'), sortable: true, cell: ({ name }) => name || '–' },
    { id: 'email', header: t('admin.members.email'), sortable: true, cell: ({ email }) => email },
    { id: 'company', header: t('admin.members.company'), sortable: true, cell: ({ company }) => company || '–' },
    { id: 'role', header: t('admin.members.role'), cell: (member) => <RoleChip {...member} /> },
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
    <AdminPage
      title={t('admin.members.title')}
      lead={t('admin.members.lead')}
      actions={(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          loading={busy}
          onClick={() => void download(`${LIST}/export`, { ...found, format, lang: locale })}
        >
          {t(`admin.export.${format}`)}
        </Button>
      ))}
    >
      <ListToolbar
        search={{ value: query.search, label: t('admin.members.search'), onSearch: (search) => set({ search }) }}
        filters={filters}
        onReset={isChanged ? reset : undefined}
      />
      <DataTable<Member>
        caption={t('admin.members.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name, email }) => name || email}
        rowHref={({ id }) => `/admin/members/${id}`}
        sort={query.sort}
        onSort={(sort) => set({ sort })}
        selected={new Set(chosen.map(({ id }) => id))}
        onSelect={setSelected}
        bulkActions={<BulkActions chosen={chosen} onDone={finishBulk} />}
        empty={<EmptyState title={t('admin.members.empty')} text={t('admin.filters.emptyText')} />}
        loading={list.loading}
        error={list.error}
        onRetry={list.reload}
      />
      {list.data && <ListPages {...list.data} hrefFor={(page) => hrefFor({ page })} />}
    </AdminPage>
  );
}
