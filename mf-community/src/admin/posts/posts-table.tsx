import { EmptyState } from '@portal/kit';
import { DataTable, ListPages, useListTable, type Column } from '@portal/kit/admin';
import { useAdminList } from '../../api/admin-client.ts';
import type { BoardPost, BulkAction } from '../../api/admin-posts.ts';
import { BulkButtons } from './bulk-buttons.tsx';

const keyOf = ({ board, id }: BoardPost) => `${board}/${id}`;

interface PostsTableProps {
  caption: string;
  columns: Column<BoardPost>[];
  /** What is asked of the service, with the page. */
  query: { sort: string; trash?: true };
  actions: readonly BulkAction[];
  empty: { title: string; text?: string };
  set(patch: { sort: string }): void;
  hrefFor(patch: { page: number }): string;
}

/** A page of posts of all boards, with what can be done with several of them. */
export function PostsTable({ caption, columns, query, actions, empty, set, hrefFor }: PostsTableProps) {
  const posts = useAdminList('/api/classroom/admin/posts', query);
  const list = useListTable({ query, set, hrefFor }, posts, keyOf);

  return (
    <>
      <DataTable<BoardPost>
        caption={caption}
        columns={columns}
        rowLabel={({ title }) => title}
        rowHref={(post) => `/admin/community/posts/${keyOf(post)}`}
        {...list.table}
        {...list.selection}
        bulkActions={<BulkButtons actions={actions} posts={list.chosen} onTried={list.reload} />}
        empty={<EmptyState icon="file" {...empty} />}
      />
      {list.pages ? <ListPages {...list.pages} /> : null}
    </>
  );
}
