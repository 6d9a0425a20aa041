import { EmptyState, useTranslation } from '@portal/kit';
import { AdminList, useCsvOfList, useListTable, type Column, type ListFilter, type ListState } from '@portal/kit/admin';
import { useAdminList } from '../../api/admin-client.ts';
import type { BoardPost, BulkAction } from '../../api/admin-posts.ts';
import type { ReactNode } from 'react';
import { useApi } from '../../api/client.ts';
import { BulkButtons } from './bulk-buttons.tsx';

const keyOf = ({ board, id }: BoardPost) => `${board}/${id}`;

/** What both lists of posts keep in the URL. */
type PostsState = Record<'sort' | 'search' | 'board', string> & Record<'page' | 'pageSize', number>;

interface PostsTableProps {
  caption: string;
  columns: Column<BoardPost>[];
  state: ListState<PostsState>;
  /** Of removed posts. */
  isTrash?: boolean;
  filters: readonly ListFilter[];
  actions: readonly BulkAction[];
  empty: { title: string; text?: string };
  /** Further controls above the list. */
  children?: ReactNode;
}

/** A page of posts of all boards, with what can be done with several of them. */
export function PostsTable({ caption, state, isTrash, actions, empty, ...rest }: PostsTableProps) {
  const { t } = useTranslation('community');
  const query: PostsState & { trash?: true } = isTrash ? { ...state.query, trash: true } : state.query;
  const posts = useAdminList('/api/classroom/admin/posts', query);
  const list = useListTable(state, posts, keyOf);
  const api = useApi();
  // Posts have a file of their service, with buttons among `children`
  const saveCsv = useCsvOfList(rest.columns, (paging) =>
    api.get('/api/classroom/admin/posts', { query: { ...query, ...paging } as object }),
  );

  return (
    <AdminList<BoardPost>
      {...rest}
      list={isTrash ? { ...list, saveCsv } : list}
      caption={caption}
      searchLabel={t('admin.posts.search')}
      rowLabel={({ title }) => title}
      rowHref={(post) => `/admin/community/posts/${keyOf(post)}`}
      bulkActions={<BulkButtons actions={actions} posts={list.chosen} onTried={list.reload} />}
      empty={<EmptyState icon="file" {...empty} />}
    />
  );
}
