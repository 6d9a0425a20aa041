import type { Knex } from 'knex';
import { positionOf, skippedAtMost } from '../../board-position.ts';
import type { Count } from '../../board-position.ts';
import type { Page } from '../../paging.ts';
import { classroomTitle, hasText, hitLimit } from '../../title-search.ts';
import { postColumns, toPost } from './classroom-rows.ts';
import type { PostRow, StoredPost } from './classroom-rows.ts';
import type { ClassroomNeighbour, PostType } from './classroom-schemas.ts';

/** `but-notices` is the list under all, above which the notices stand. */
export interface PostFilter {
  type: PostType | 'but-notices';
  title?: string | undefined;
}

export interface PostPage {
  posts: StoredPost[];
  total: number;
  /** There are more hits than the total says. */
  isCapped: boolean;
}

const newestFirst = [{ column: 'created_at', order: 'desc' as const }, { column: 'id', order: 'desc' as const }];

export function createClassroomRepository(db: Knex) {
  const matching = ({ type, title }: PostFilter) => {
    const posts = db('classroom_posts').whereNull('removed_at');
    if (type === 'but-notices') posts.whereNot('type', 'notice');
    else posts.where('type', type);
    if (title) hasText(posts, classroomTitle, title);
    return posts;
  };

  const counts = ({ type }: PostFilter, grain: 'month' | 'hour') => {
    const rows = db('classroom_posts_counts').where({ grain });
    return type === 'but-notices' ? rows.whereNot('type', 'notice') : rows.where('type', type);
  };

  const countsByTime = async (filter: PostFilter, grain: 'month' | 'hour', month?: Date): Promise<Count[]> => {
    const rows = counts(filter, grain).groupBy('starts').orderBy('starts', 'desc').select<Count[]>('starts', db.raw('sum(posts)::int as posts'));
    if (month) rows.whereRaw(`starts >= ? and starts < ?::timestamptz + interval '1 month'`, [month, month]);
    return rows.then((found) => found);
  };

  /** How many there are: kept counts without a search, hits up to a limit with one. */
  const totalOf = (filter: PostFilter) => {
    if (!filter.title) return counts(filter, 'month').select(db.raw('coalesce(sum(posts), 0)::int'));
    return db.from(matching(filter).select(db.raw('1')).limit(hitLimit + 1).as('hits')).select(db.raw('count(*)::int'));
  };

  const count = async (filter: PostFilter): Promise<number> => {
    const row = await db.first<{ total: number }>(totalOf(filter).as('total'));
    return row?.total ?? 0;
  };

  const neighbour = async (classroomId: number, filter: PostFilter, side: 'older' | 'newer'): Promise<ClassroomNeighbour | null> => {
    const [comparison, order] = side === 'older' ? ['<', 'desc' as const] : ['>', 'asc' as const];
    const [row] = await matching(filter)
      .select<{ id: number; title: string }[]>('id', 'title')
      .whereRaw(`(created_at, id) ${comparison} (select created_at, id from classroom_posts where id = ?)`, [classroomId])
      .orderBy([{ column: 'created_at', order }, { column: 'id', order }])
      .limit(1);
    return row ? { classroomId: row.id, title: row.title } : null;
  };

  const deepPage = async (filter: PostFilter, { limit, offset }: Page): Promise<StoredPost[]> => {
    const months = () => countsByTime(filter, 'month');
    const position = await positionOf({ months, hoursOf: (month) => countsByTime(filter, 'hour', month) }, offset);
    if (!position) return [];
    // Ids out of the index alone, then the rows of this page
    const ids = matching(filter).where('created_at', '<', position.before).orderBy(newestFirst).offset(position.skip).limit(limit).select('id');
    const rows = await db('classroom_posts').whereIn('id', ids).orderBy(newestFirst).select<PostRow[]>(...postColumns(db));
    return rows.map(toPost);
  };

  /** A page of few hits: all of them are found by their letters and then put into order, wherever in the board they stand. */
  const fewHits = async (filter: PostFilter, { limit, offset }: Page): Promise<StoredPost[]> => {
    // The fence: with order and limit in sight the planner would rather walk the board from the top and hope
    const hits = matching(filter).select('id', 'created_at').offset(db.raw('0') as never);
    const ids = db.from(hits.as('hits')).orderBy(newestFirst).offset(offset).limit(limit).select('id');
    const rows = await db('classroom_posts').whereIn('id', ids).orderBy(newestFirst).select<PostRow[]>(...postColumns(db));
    return rows.map(toPost);
  };

  return {
    /** One page, newest first, without contents, and the number of posts in all pages. */
    async list(filter: PostFilter, page: Page): Promise<PostPage> {
      const { limit, offset } = page;
      const paged = (posts: StoredPost[], found: number): PostPage => ({ posts, total: filter.title ? Math.min(found, hitLimit) : found, isCapped: filter.title !== undefined && found > hitLimit });
      // A search that finds very much is counted once
      let total: Knex.Raw | Knex.QueryBuilder = totalOf(filter).as('total');
      if (filter.title) {
        const found = await count(filter);
        if (found <= hitLimit) return paged(found > offset ? await fewHits(filter, page) : [], found);
        if (offset >= hitLimit) return paged([], found);
        total = db.raw('?::int as total', [found]);
      }
      if (!filter.title && offset > skippedAtMost) {
        const [posts, total] = await Promise.all([deepPage(filter, page), count(filter)]);
        return paged(posts, total);
      }
      const rows = await matching(filter).orderBy(newestFirst)
        // Beside the rows, evaluated once: a query of its own would cost another way to the database
        .select<(PostRow & { total: number })[]>(...postColumns(db), total)
        .limit(filter.title ? Math.min(limit, hitLimit - offset) : limit).offset(offset);
      const [first] = rows;
      if (first) return paged(rows.map(toPost), first.total);
      return paged([], offset > 0 ? await count(filter) : 0);
    },

    /** The notices whose title matches, newest first. */
    async notices(title: string | undefined, limit: number): Promise<StoredPost[]> {
      const rows = await matching({ type: 'notice', title }).orderBy(newestFirst).limit(limit).select<PostRow[]>(...postColumns(db));
      return rows.map(toPost);
    },

    /** One post with its content; undefined when it is unknown or in the trash. */
    async find(classroomId: number): Promise<(StoredPost & { content: string }) | undefined> {
      const [row] = await db('classroom_posts')
        .select<(PostRow & { content: string })[]>(...postColumns(db), 'content')
        .where('id', classroomId)
        .whereNull('removed_at');
      return row && { ...toPost(row), content: row.content };
    },

    /** The posts before and after one, in the order of the filtered list; null at its ends. */
    async neighbours(classroomId: number, filter: PostFilter): Promise<{ previous: ClassroomNeighbour | null; next: ClassroomNeighbour | null }> {
      const [previous, next] = await Promise.all([neighbour(classroomId, filter, 'older'), neighbour(classroomId, filter, 'newer')]);
      return { previous, next };
    },
  };
}

export type ClassroomRepository = ReturnType<typeof createClassroomRepository>;
