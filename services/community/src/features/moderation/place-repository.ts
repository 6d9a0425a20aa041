import { searchText, sortOf, whereHolds } from '@portal/service-kit';
import type { Knex } from 'knex';
import { waitingCorrectionsSql } from '../news/correction-rows-repository.ts';
import { classroomTitles, hasLetters, newsTitles } from '../../title-search.ts';
import { inTrash } from '../trash/trash-repository.ts';
import type { BoardPostsQuery, Board, PostState } from './board-post-schemas.ts';

export type BoardPostFilter = Pick<BoardPostsQuery, 'board' | 'type' | 'status' | 'author' | 'search' | 'trash'>;

/** A post's place in a list, whichever table it comes from. */
export interface Place {
  source: 'classroom_posts' | 'news_items';
  id: number;
}

const sortColumns = { createdAt: 'created_at', updatedAt: 'updated_at', removedAt: 'removed_at', title: 'title' };

const answeredSql = 'exists (select from classroom_answers where post_id = classroom_posts.id and by_admin)';
const questionStates: Partial<Record<PostState, string>> = {
  'waiting-answer': `type = 'question' and not ${answeredSql}`,
  answered: `type = 'question' and ${answeredSql}`,
  visible: `type <> 'question'`,
};
const newsStates: Partial<Record<PostState, string>> = {
  visible: `status = 'visible' and starts_at <= now()`,
  scheduled: `status = 'visible' and starts_at > now()`,
  waiting: `status = 'hidden' and submitted_at is not null or id in (${waitingCorrectionsSql})`,
  returned: `status = 'hidden' and submitted_at is null and returned_at is not null`,
  hidden: `status = 'hidden' and submitted_at is null and returned_at is null`,
};

/** The rows of one table that a filter leaves; undefined when it can leave none there. */
function branch(
  db: Knex,
  source: Place['source'],
  { board, type, status, author, search, trash = false }: BoardPostFilter,
): Knex.QueryBuilder | undefined {
  const isClassroom = source === 'classroom_posts';
  const states = isClassroom ? questionStates : newsStates;
  if (board !== undefined && (board === 'classroom') !== isClassroom) return undefined;
  if (type !== undefined && !isClassroom) return undefined;
  if (status !== undefined && states[status] === undefined) return undefined;
  const rows = db(source);
  // The purge of the trash may run late; posts past their time are not shown
  if (trash) rows.whereRaw(inTrash);
  else rows.whereNull('removedAt');
  if (board !== undefined && !isClassroom) rows.where('type', board);
  if (type !== undefined) rows.where('type', type);
  const state = status === undefined ? undefined : states[status];
  if (state !== undefined) rows.whereRaw(`(${state})`);
  const address = searchText(author);
  void whereHolds(rows, 'author_email', address ? [address] : [], true);
  const text = searchText(search);
  if (text !== undefined) hasLetters(rows, isClassroom ? classroomTitles : newsTitles, text);
  return rows;
}

const titleOf: Record<Place['source'], string> = { classroom_posts: 'title', news_items: 'title_ko' };
const sources = ['classroom_posts', 'news_items'] as const;

function branches(db: Knex, filter: BoardPostFilter): { source: Place['source']; rows: Knex.QueryBuilder }[] {
  return sources.flatMap((source) => {
    const rows = branch(db, source, filter);
    return rows ? [{ source, rows }] : [];
  });
}

/** The places of the posts that match a filter, in order. Each table returns as many as could be on the page. */
export async function placesOf(
  db: Knex,
  filter: BoardPostFilter,
  { sort, limit, offset }: { sort: string | undefined; limit?: number; offset: number },
): Promise<Place[]> {
  const order = sortOf(sort, sortColumns, '-createdAt');
  // Nothing else, so that an index has all that is read of the rows before the page
  const [sorted = ''] = order.split(' ', 1);
  const parts = branches(db, filter).map(({ source, rows }) => {
    const own = sorted === 'title' ? titleOf[source] : sorted;
    const part = rows
      .select(db.raw(`'${source}' as source`), 'id', `${own} as ${sorted}`)
      .orderByRaw(order.replace(sorted, own));
    return limit === undefined ? part : part.limit(offset + limit);
  });
  if (parts.length === 0) return [];
  const all = db
    .from(db.unionAll(parts, true).as('posts'))
    .orderByRaw(order)
    .select<Place[]>('source', 'id')
    .offset(offset);
  return (limit === undefined ? all : all.limit(limit)).then((rows) => rows);
}

/** How many posts a filter leaves. */
export async function countPosts(db: Knex, filter: BoardPostFilter): Promise<number> {
  const numbers = await Promise.all(
    branches(db, filter).map(async ({ rows }) => Number((await rows.count<{ n: string }[]>({ n: '*' }))[0]?.n ?? 0)),
  );
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** The table of a board. */
export function sourceOf(board: Board): Place['source'] {
  return board === 'classroom' ? 'classroom_posts' : 'news_items';
}
