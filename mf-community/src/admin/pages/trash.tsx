import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, formatDateTime, ListPages, ListToolbar, useAdminList, useListQuery, type Column } from '@portal/kit/admin';
import { useState } from 'react';
import { POSTS_PATH, type BoardPost } from '../../api/admin-posts.ts';
import { BulkButtons } from '../posts/bulk-buttons.tsx';
import { usePostColumns } from '../posts/post-columns.tsx';
import { BOARDS, TRASH_DEFAULTS } from '../posts/posts-query.ts';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.trash.heading'), description: t('admin.trash.lead'), noindex: true };
}

const keyOf = ({ board, id }: BoardPost) => `${board}/${id}`;

/** Deleted posts, to be restored or deleted for good. */
export function Page() {
  const { t } = useTranslation('community');
  const { query, set, reset, hrefFor, isChanged } = useListQuery(TRASH_DEFAULTS);
  const posts = useAdminList<BoardPost>(POSTS_PATH, { ...query, trash: true });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = posts.data?.data ?? [];
  const chosen = rows.filter((post) => selected.has(keyOf(post)));
  const columns: Column<BoardPost>[] = [
    ...usePostColumns().filter(({ id }) => id === 'title' || id === 'author'),
    { id: 'removedAt', header: t('admin.trash.removedAt'), cell: ({ removedAt }) => formatDateTime(removedAt) },
    { id: 'purgedAt', header: t('admin.trash.purgedAt'), cell: ({ purgedAt }) => formatDateTime(purgedAt) },
  ];

  function finish() {
    setSelected(new Set());
    posts.reload();
  }

  return (
    <AdminPage title={t('admin.trash.heading')} lead={t('admin.trash.lead')}>
      <ListToolbar
        search={{ value: query.search, label: t('admin.posts.search'), onSearch: (search) => set({ search }) }}
        filters={[{
          id: 'board',
          label: t('admin.filters.board'),
          value: query.board,
          options: [{ value: '', label: t('admin.all') }, ...BOARDS.map((value) => ({ value, label: t(`admin.boards.${value}`) }))],
          onChange: (board) => set({ board }),
        }]}
        onReset={isChanged ? reset : undefined}
      />
      <DataTable<BoardPost>
        caption={t('admin.trash.heading')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLabel={({ title }) => title}
        rowHref={(post) => `/admin/community/posts/${keyOf(post)}`}
        sort={query.sort}
        onSort={(sort) => set({ sort })}
        selected={new Set(chosen.map(keyOf))}
        onSelect={setSelected}
        bulkActions={<BulkButtons actions={['restore', 'delete']} posts={chosen} onDone={finish} />}
        empty={<EmptyState icon="file" title={t('admin.trash.empty')} />}
        loading={posts.loading}
        error={posts.error}
        onRetry={posts.reload}
      />
      {posts.data ? <ListPages page={posts.data.page} pageCount={posts.data.pageCount} total={posts.data.total} hrefFor={(page) => hrefFor({ page })} /> : null}
    </AdminPage>
  );
}
