import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, useListQuery } from '@portal/kit/admin';
import { usePostColumns } from '../posts/post-columns.tsx';
import { PostsTable } from '../posts/posts-table.tsx';
import { POSTS_DEFAULTS, PostsTools, usePostFilters } from '../posts/posts-toolbar.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.posts.heading'), description: t('admin.posts.lead'), noindex: true };
}

/** The posts of all boards. */
export function Page() {
  const { t } = useTranslation('community');
  const state = useListQuery(POSTS_DEFAULTS, 'posts');
  const { query, set, isChanged } = state;
  const filters = usePostFilters({ query, set });
  return (
    <AdminPage title={t('admin.posts.heading')} lead={t('admin.posts.lead')}>
      <PostsTable
        caption={t('admin.posts.heading')}
        columns={usePostColumns()}
        state={state}
        filters={filters}
        actions={['publish', 'withdraw', 'trash']}
        empty={{ title: t('admin.posts.empty'), text: isChanged ? t('admin.posts.emptyFiltered') : undefined }}
      >
        <PostsTools query={query} set={set} />
      </PostsTable>
    </AdminPage>
  );
}
