import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, formatDateTime, useListQuery, type Column } from '@portal/kit/admin';
import type { BoardPost } from '../../api/admin-posts.ts';
import { usePostColumns } from '../posts/post-columns.tsx';
import { PostsTable } from '../posts/posts-table.tsx';
import { useBoardFilter } from '../posts/posts-toolbar.tsx';

/** From what was removed last. */
const TRASH_DEFAULTS = { page: 1, sort: '-removedAt', search: '', board: '' };

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.trash.heading'), description: t('admin.trash.lead'), noindex: true };
}

/** Deleted posts, to be restored or deleted for good. */
export function Page() {
  const { t } = useTranslation('community');
  const state = useListQuery(TRASH_DEFAULTS, 'removed-posts');
  const board = useBoardFilter(state);
  const columns: Column<BoardPost>[] = [
    ...usePostColumns().filter(({ id }) => id === 'title' || id === 'author'),
    {
      id: 'removedAt',
      header: t('admin.trash.removedAt'),
      cell: ({ removedAt }) => formatDateTime(removedAt),
      value: ({ removedAt }) => formatDateTime(removedAt),
      sortable: true,
    },
    {
      id: 'purgedAt',
      header: t('admin.trash.purgedAt'),
      cell: ({ purgedAt }) => formatDateTime(purgedAt),
      value: ({ purgedAt }) => formatDateTime(purgedAt),
    },
  ];

  return (
    <AdminPage title={t('admin.trash.heading')} lead={t('admin.trash.lead')}>
      <PostsTable
        caption={t('admin.trash.heading')}
        columns={columns}
        state={state}
        isTrash
        filters={[board]}
        actions={['restore', 'delete']}
        empty={{ title: t('admin.trash.empty') }}
      />
    </AdminPage>
  );
}
