import { EmptyState, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, DataTable, ListPages, useAdminList, useListQuery } from '@portal/kit/admin';
import { useState } from 'react';
import { POSTS_PATH, type BoardPost } from '../../api/admin-posts.ts';
import { BulkButtons } from '../posts/bulk-buttons.tsx';
import { usePostColumns } from '../posts/post-columns.tsx';
import { POSTS_DEFAULTS } from '../posts/posts-query.ts';
import { PostsToolbar } from '../posts/posts-toolbar.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.posts.heading'), description: t('admin.posts.lead'), noindex: true };
}

const keyOf = ({ board, id }: BoardPost) => `${board}/${id}`;

/** The posts of all boards. */
export function Page() {
  const { t } = useTranslation('community');
  const list = useListQuery(POSTS_DEFAULTS);
  const { query, set, hrefFor, isChanged } = list;
  const posts = useAdminList<BoardPost>(POSTS_PATH, query);
  const columns = usePostColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = posts.data?.data ?? [];
  const chosen = rows.filter((post) => selected.has(keyOf(post)));

  function finish() {
    setSelected(new Set());
    posts.reload();
  }

  return (
    <AdminPage title={t('admin.posts.heading')} lead={t('admin.posts.lead')}>
      <PostsToolbar {...list} />
      <DataTable<BoardPost>
        caption={t('admin.posts.heading')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLabel={({ title }) => title}
        rowHref={(post) => `/admin/community/posts/${keyOf(post)}`}
        sort={query.sort}
        onSort={(sort) => set({ sort })}
        selected={new Set(chosen.map(keyOf))}
        onSelect={setSelected}
        bulkActions={<BulkButtons actions={['publish', 'withdraw', 'trash']} posts={chosen} onDone={finish} />}
        empty={<EmptyState icon="file" title={t('admin.posts.empty')} text={isChanged ? t('admin.posts.emptyFiltered') : undefined} />}
        loading={posts.loading}
        error={posts.error}
        onRetry={posts.reload}
      />
      {posts.data ? <ListPages page={posts.data.page} pageCount={posts.data.pageCount} total={posts.data.total} hrefFor={(page) => hrefFor({ page })} /> : null}
    </AdminPage>
  );
}
