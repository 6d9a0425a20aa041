import { searchText, sortOf, whereHolds } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { PostKey } from '../boards/board.ts';
import { inTrash } from '../boards/post-write-repository.ts';
import { hasLetters } from '../posts/title-search.ts';
import { statesSql } from './board-post-repository.ts';
import type { BoardPostsQuery } from './board-post-schemas.ts';

export type BoardPostFilter = Pick<BoardPostsQuery, 'board' | 'type' | 'status' | 'author' | 'search' | 'trash'>;

const sortColumns = { createdAt: 'created_at', updatedAt: 'updated_at', removedAt: 'removed_at', title: 'title_ko' };

/** The posts that a filter leaves. */
function left(db: Knex, { board, type, status, author, search, trash = false }: BoardPostFilter): Knex.QueryBuilder {
  const rows = db('posts');
  // The purge of the trash may run late; posts past their time are not shown
  if (trash) rows.whereRaw(inTrash);
  else rows.whereNull('removedAt');
  if (board !== undefined) rows.where({ board });
  if (type !== undefined) rows.where({ type });
  if (status !== undefined) rows.whereRaw(`(${statesSql[status]})`);
  const address = searchText(author);
  void whereHolds(rows, 'author_email', address ? [address] : [], true);
  const text = searchText(search);
  return text === undefined ? rows : hasLetters(rows, text);
}

/** Which posts match a filter, in order. */
export async function keysOf(
  db: Knex,
  filter: BoardPostFilter,
  { sort, limit, offset }: { sort: string | undefined; limit?: number; offset: number },
): Promise<PostKey[]> {
  // Nothing else, so that an index has all that is read of the rows before the page
  const keys = left(db, filter)
    .orderByRaw(sortOf(sort, sortColumns, '-createdAt'))
    .offset(offset)
    .select<PostKey[]>('board', 'id');
  return (limit === undefined ? keys : keys.limit(limit)).then((rows) => rows);
}

/** How many posts a filter leaves. */
export async function countPosts(db: Knex, filter: BoardPostFilter): Promise<number> {
  const [row] = await left(db, filter).count<{ n: string }[]>({ n: '*' });
  return Number(row?.n ?? 0);
}
