import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { AdminPage, formatDateTime, ListToolbar, useListQuery, type Column } from '@portal/kit/admin';
import type { BoardPost } from '../../api/admin-posts.ts';
import { usePostColumns } from '../posts/post-columns.tsx';
import { BOARDS, TRASH_DEFAULTS } from '../posts/posts-query.ts';
import { PostsTable } from '../posts/posts-table.tsx';

export function head({ t }: HeadInput<never>): PageHead {
  return { title: t('admin.trash.heading'), description: t('admin.trash.lead'), noindex: true };
}

/** Deleted posts, to be restored or deleted for good. */
export function Page() {
  const { t } = useTranslation('community');
  const { query, set, reset, hrefFor, isChanged } = useListQuery(TRASH_DEFAULTS);
  const columns: Column<BoardPost>[] = [
    ...usePostColumns().filter(({ id }) => id === 'title' || id === 'author'),
    {
      id: 'removedAt',
      header: t('admin.trash.removedAt'),
      cell: ({ removedAt }) => formatDateTime(removedAt),
      sortable: true,
    },
    { id: 'purgedAt', header: t('admin.trash.purgedAt'), cell: ({ purgedAt }) => formatDateTime(purgedAt) },
  ];

  return (
    <AdminPage title={t('admin.trash.heading')} lead={t('admin.trash.lead')}>
      <ListToolbar
        search={{ value: query.search, label: t('admin.posts.search'), onSearch: (search) => set({ search }) }}
        filters={[
          {
            id: 'board',
            label: t('admin.filters.board'),
            value: query.board,
            options: [
              { value: '', label: t('admin.all') },
              ...BOARDS.map((value) => ({ value, label: t(`admin.boards.${value}`) })),
            ],
            onChange: (board) => set({ board }),
          },
        ]}
        onReset={isChanged ? reset : undefined}
      />
      <PostsTable
        caption={t('admin.trash.heading')}
        columns={columns}
        query={{ ...query, trash: true }}
        actions={['restore', 'delete']}
        empty={{ title: t('admin.trash.empty') }}
        set={set}
        hrefFor={hrefFor}
      />
    </AdminPage>
  );
}
