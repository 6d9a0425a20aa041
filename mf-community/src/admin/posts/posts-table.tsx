import { EmptyState } from '@portal/kit';
import { DataTable, ListPages, type Column } from '@portal/kit/admin';
import { useState } from 'react';
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
  onSort(sort: string): void;
  hrefFor(page: number): string;
}

/** A page of posts of all boards, with what can be done with several of them. */
export function PostsTable({ caption, columns, query, actions, empty, onSort, hrefFor }: PostsTableProps) {
  const posts = useAdminList('/api/classroom/admin/posts', query);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = posts.data?.data ?? [];
  const chosen = rows.filter((post) => selected.has(keyOf(post)));

  function finish() {
    setSelected(new Set());
    posts.reload();
  }

  return (
    <>
      <DataTable<BoardPost>
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLabel={({ title }) => title}
        rowHref={(post) => `/admin/community/posts/${keyOf(post)}`}
        sort={query.sort}
        onSort={onSort}
        selected={new Set(chosen.map(keyOf))}
        onSelect={setSelected}
        bulkActions={<BulkButtons actions={actions} posts={chosen} onDone={finish} />}
        empty={<EmptyState icon="file" {...empty} />}
        loading={posts.loading}
        error={posts.error}
        onRetry={posts.reload}
      />
      {posts.data ? (
        <ListPages page={posts.data.page} pageCount={posts.data.pageCount} total={posts.data.total} hrefFor={hrefFor} />
      ) : null}
    </>
  );
}
