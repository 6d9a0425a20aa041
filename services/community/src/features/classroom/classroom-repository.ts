import { limitedSearch, pageOfQuery, preparedQuery } from '@portal/service-kit';
import type { Knex } from 'knex';
import { positionOf, skippedAtMost } from '../../board-position.ts';
import type { Count } from '../../board-position.ts';
import { bothOf } from '../../both-of.ts';
import type { Page } from '../../paging.ts';
import { createBoardSearch } from '../../board-search-repository.ts';
import type { BoardSearch } from '../../board-search-repository.ts';
import { classroomTitles, hitLimit } from '../../title-search.ts';
import { postColumns } from './classroom-rows.ts';
import type { StoredPost } from './classroom-rows.ts';
import type { ClassroomNeighbour, PostType } from './classroom-schemas.ts';

/** `but-notices` is the list under 'all', which has the notices above it. */
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

const newestFirst = [
  { column: 'createdAt', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

export function createClassroomRepository(db: Knex) {
  const search = createBoardSearch(db);

  const ofType = ({ type }: PostFilter) => {
    const posts = db('classroom_posts').whereNull('removedAt');
    return type === 'but-notices' ? posts.whereNot('type', 'notice') : posts.where('type', type);
  };

  const counts = ({ type }: PostFilter) => {
    const rows = db('classroom_posts_counts');
    return type === 'but-notices' ? rows.whereNot('type', 'notice') : rows.where('type', type);
  };

  const countsByTime = async (filter: PostFilter, grain: 'month' | 'hour', month?: Date): Promise<Count[]> => {
    const rows = counts(filter)
      .where({ grain })
      .groupBy('starts')
      .orderBy('starts', 'desc')
      .select<Count[]>('starts', db.raw('sum(posts)::int as posts'));
    if (month) rows.whereRaw(`starts >= ? and starts < ?::timestamptz + interval '1 month'`, [month, month]);
    return rows.then((found) => found);
  };

  const totalOf = (filter: PostFilter) =>
    counts(filter).where({ grain: 'month' }).select(db.raw('coalesce(sum(posts), 0)::int'));

  const count = async (filter: PostFilter): Promise<number> => {
    const row = await db.first<{ total: number }>(totalOf(filter).as('total'));
    return row?.total ?? 0;
  };

  const searchOf = (filter: PostFilter, text: string): BoardSearch => ({
    index: classroomTitles,
    text,
    rows: () => ofType(filter),
    counts: () => counts(filter),
  });

  const byId = async (ids: Knex.QueryBuilder): Promise<StoredPost[]> => {
    const rows = await db('classroom_posts')
      .whereIn('id', ids)
      .orderBy(newestFirst)
      .select<StoredPost[]>(...postColumns(db));
    return rows;
  };

  const newestOf = preparedQuery<StoredPost, Pick<PostFilter, 'type'>, 'limit' | 'offset'>(db, (filter, value) =>
    pageOfQuery(db, ofType(filter).select(postColumns(db)).orderBy(newestFirst), value),
  );

  /** Rows and their total in one, evaluated once: a query of its own would cost another way to the database. */
  const firstPages = preparedQuery<StoredPost & { total: number }, Pick<PostFilter, 'type'>, 'limit' | 'offset'>(
    db,
    (filter, value) => {
      const posts = ofType(filter).select(postColumns(db)).select(totalOf(filter).as('total'));
      return pageOfQuery(db, posts.orderBy(newestFirst), value);
    },
  );

  const neighbour = async (
    classroomId: number,
    filter: PostFilter,
    side: 'older' | 'newer',
  ): Promise<ClassroomNeighbour | null> => {
    const [comparison, order] = side === 'older' ? ['<', 'desc' as const] : ['>', 'asc' as const];
    const posts = ofType(filter);
    if (filter.title) {
      const hit = await search.neighbourOf(searchOf(filter, filter.title), classroomId, side);
      if (hit === undefined) return null;
      posts.where('id', hit);
    } else {
      posts
        .whereRaw(`(created_at, id) ${comparison} (select created_at, id from classroom_posts where id = ?)`, [
          classroomId,
        ])
        .orderBy([
          { column: 'createdAt', order },
          { column: 'id', order },
        ]);
    }
    const row = await posts.first<{ id: number; title: string } | undefined>('id', 'title');
    return row ? { classroomId: row.id, title: row.title } : null;
  };

  const deepPage = async (filter: PostFilter, { limit, offset }: Page): Promise<StoredPost[]> => {
    const months = () => countsByTime(filter, 'month');
    const position = await positionOf({ months, hoursOf: (month) => countsByTime(filter, 'hour', month) }, offset);
    if (!position) return [];
    // Ids out of the index alone, then the rows of this page
    return byId(
      ofType(filter)
        .where('createdAt', '<', position.before)
        .orderBy(newestFirst)
        .offset(position.skip)
        .limit(limit)
        .select('id'),
    );
  };

  const hits = async (filter: PostFilter, text: string, page: Page): Promise<PostPage> => {
    if (!db.isTransaction)
      return limitedSearch(db, (trx) => createClassroomRepository(trx).list({ ...filter, title: text }, page));
    const { months, found } = await search.count(searchOf(filter, text));
    const ids = search.idsOf(searchOf(filter, text), months, page);
    return { posts: ids ? await byId(ids) : [], total: Math.min(found, hitLimit), isCapped: found > hitLimit };
  };

  return {
    /** One page, newest first, without contents, and the number of posts in all pages. */
    async list(filter: PostFilter, page: Page): Promise<PostPage> {
      const { limit, offset } = page;
      if (filter.title) return hits(filter, filter.title, page);
      if (offset > skippedAtMost) {
        const [posts, total] = await Promise.all([deepPage(filter, page), count(filter)]);
        return { posts, total, isCapped: false };
      }
      const rows = await firstPages({ type: filter.type }, { limit, offset });
      const [first] = rows;
      return {
        posts: rows,
        total: first ? first.total : offset > 0 ? await count(filter) : 0,
        isCapped: false,
      };
    },

    /** The notices whose title matches, newest first. */
    async notices(title: string | undefined, limit: number): Promise<StoredPost[]> {
      if (title) return (await hits({ type: 'notice' }, title, { offset: 0, limit })).posts;
      return newestOf({ type: 'notice' }, { limit, offset: 0 });
    },

    /** One post with its content; undefined when it is unknown or in the trash. */
    async find(classroomId: number): Promise<(StoredPost & { content: string }) | undefined> {
      const [row] = await db('classroom_posts')
        .select<(StoredPost & { content: string })[]>(...postColumns(db), 'content')
        .where('id', classroomId)
        .whereNull('removedAt');
      return row;
    },

    /** The posts before and after one, in the order of the filtered list; null at its ends. */
    async neighbours(
      classroomId: number,
      filter: PostFilter,
    ): Promise<{ previous: ClassroomNeighbour | null; next: ClassroomNeighbour | null }> {
      if (filter.title && !db.isTransaction)
        return limitedSearch(db, (trx) => createClassroomRepository(trx).neighbours(classroomId, filter));
      const [previous, next] = await bothOf(
        db,
        () => neighbour(classroomId, filter, 'older'),
        () => neighbour(classroomId, filter, 'newer'),
      );
      return { previous, next };
    },
  };
}

export type ClassroomRepository = ReturnType<typeof createClassroomRepository>;
