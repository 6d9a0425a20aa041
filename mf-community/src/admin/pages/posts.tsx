import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, useListQuery } from '@portal/kit/admin';
import { usePostColumns } from '../posts/post-columns.tsx';
import { POSTS_DEFAULTS } from '../posts/posts-query.ts';
import { PostsTable } from '../posts/posts-table.tsx';
import { PostsToolbar } from '../posts/posts-toolbar.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.posts.heading'), description: t('admin.posts.lead'), noindex: true };
}

/** The posts of all boards. */
export function Page() {
  const { t } = useTranslation('community');
  const list = useListQuery(POSTS_DEFAULTS);
  const { query, set, hrefFor, isChanged } = list;
  return (
    <AdminPage title={t('admin.posts.heading')} lead={t('admin.posts.lead')}>
      <PostsToolbar {...list} />
      <PostsTable
        caption={t('admin.posts.heading')}
        columns={usePostColumns()}
        query={query}
        actions={['publish', 'withdraw', 'trash']}
        empty={{ title: t('admin.posts.empty'), text: isChanged ? t('admin.posts.emptyFiltered') : undefined }}
        set={set}
        hrefFor={hrefFor}
      />
    </AdminPage>
  );
}
