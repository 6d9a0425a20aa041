import { limitedSearch, pageOfQuery, preparedQuery } from '@portal/service-kit';
import type { Knex } from 'knex';
import { withCorrections } from '../boards/correction-rows-repository.ts';
import { countsByTime, isPublic, keptCounts, totalSql } from '../boards/board-count-repository.ts';
import { positionOf, skippedAtMost } from '../boards/board-position.ts';
import { createBoardSearch } from './board-search-repository.ts';
import type { BoardSearch } from './board-search-repository.ts';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup, PostKey } from '../boards/board.ts';
import { bothOf } from '../boards/both-of.ts';
import type { Page } from '../boards/paging.ts';
import { excerptColumns, postColumns } from '../boards/post-rows-repository.ts';
import type { StoredPost } from '../boards/post-rows-repository.ts';
import type { PostFilter, PostScope } from '../boards/post-scope.ts';
import { hitLimit } from './title-search.ts';

export interface PostPage {
  posts: StoredPost[];
  total: number;
  /** There are more hits than the total says. */
  isCapped: boolean;
  newestStart: Date | null;
}

/** A post beside another one; a content that is there is not read. */
export type Neighbour = Pick<StoredPost, 'id' | 'titleKo' | 'titleEn' | 'contentKo' | 'contentEn'>;

const newestFirst = [
  { column: 'startsAt', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

/** Posts of one group of boards. */
export function createBoardRepository(db: Knex, group: BoardGroup) {
  const search = createBoardSearch(db);

  const left = ({ boards, scope, type, butType }: PostFilter<string | Knex.Raw>) => {
    const posts = db('posts').whereNull('removedAt').whereIn('board', boards).modify(withinScope, scope);
    if (type !== undefined) posts.where({ type });
    return butType === undefined ? posts : posts.whereNot('type', butType);
  };

  const searchOf = (filter: PostFilter, text: string): BoardSearch => ({
    text,
    rows: () => left(filter),
    counts: () => keptCounts(db, filter),
  });

  /** Beside the rows, evaluated once: a query of its own would cost another way to the database. */
  const sums = (filter: PostFilter<string | Knex.Raw>) => {
    const { sql, values } = totalSql(filter);
    return [
      db.raw(`${sql} as total`, values),
      left(filter).orderBy(newestFirst).limit(1).select('startsAt').as('newestStart'),
    ];
  };

  const listed = (posts: Knex.QueryBuilder) => posts.select(...postColumns(db, group), ...excerptColumns(db, group));

  /** Rows and sums in one, for all pages that an offset may skip to. */
  const firstPages = preparedQuery<
    StoredPost & { total: number; newestStart: Date },
    { kind: PostScope['kind']; boards: string; type: string | undefined; butType: string | undefined },
    'authorId' | 'limit' | 'offset'
  >(db, ({ kind, boards, type, butType }, value) => {
    const scope = kind === 'public-and-own' ? { kind, authorId: value('authorId') } : { kind };
    const filter = { boards: boards.split(' '), scope, type, butType };
    const posts = listed(left(filter))
      .select(...sums(filter))
      .orderBy(newestFirst);
    return pageOfQuery(db, posts, value);
  });

  const byId = async ({ boards }: PostFilter, ids: Knex.QueryBuilder): Promise<StoredPost[]> =>
    listed(db('posts').whereIn('board', boards).whereIn('id', ids)).orderBy(newestFirst);

  const neighbour = async (post: PostKey, filter: PostFilter, side: 'older' | 'newer'): Promise<Neighbour | null> => {
    const [comparison, order] = side === 'older' ? ['<', 'desc' as const] : ['>', 'asc' as const];
    const posts = left(filter);
    if (filter.title) {
      const hit = await search.neighbourOf(searchOf(filter, filter.title), post, side);
      if (hit === undefined) return null;
      posts.where('id', hit);
    } else {
      posts
        .whereRaw(`(starts_at, id) ${comparison} (select starts_at, id from posts where board = ? and id = ?)`, [
          post.board,
          post.id,
        ])
        .orderBy([
          { column: 'startsAt', order },
          { column: 'id', order },
        ]);
    }
    const contents = db.raw(`'' as content_ko, left(content_en, 0) as content_en`);
    return (await posts.first<Neighbour | undefined>('id', 'titleKo', 'titleEn', contents)) ?? null;
  };

  const deepPage = async (filter: PostFilter, { limit, offset }: Page): Promise<StoredPost[]> => {
    const position = await positionOf(
      { months: () => countsByTime(db, filter), hoursOf: (month) => countsByTime(db, filter, month) },
      offset,
    );
    if (!position) return [];
    // Ids out of the index alone, then the rows of this page
    const ids = left(filter).where('startsAt', '<', position.before).orderBy(newestFirst).offset(position.skip);
    return byId(filter, ids.limit(limit).select('id'));
  };

  const hits = async (filter: PostFilter, text: string, page: Page): Promise<PostPage> => {
    if (!db.isTransaction) return limitedSearch(db, (trx) => createBoardRepository(trx, group).list(filter, page));
    const asked = searchOf(filter, text);
    const { months, found } = await search.count(asked);
    const postsOf = async (part: Page): Promise<StoredPost[]> => {
      const ids = search.idsOf(asked, months, part);
      return ids ? byId(filter, ids) : [];
    };
    const posts = await postsOf(page);
    const [newest] = page.offset === 0 ? posts : await postsOf({ offset: 0, limit: 1 });
    return {
      posts,
      total: Math.min(found, hitLimit),
      isCapped: found > hitLimit,
      newestStart: newest?.startsAt ?? null,
    };
  };

  const nothing = { total: 0, newestStart: null };
  const summarize = async (filter: PostFilter): Promise<{ total: number; newestStart: Date | null }> =>
    (await db.first<{ total: number; newestStart: Date | null } | undefined>(...sums(filter))) ?? nothing;

  return {
    /** One page, newest first, and what all pages together have. */
    async list(filter: PostFilter, page: Page): Promise<PostPage> {
      const { limit, offset } = page;
      if (filter.title) return hits(filter, filter.title, page);
      const paged = (posts: StoredPost[], { total, newestStart }: { total: number; newestStart: Date | null }) => ({
        posts,
        total,
        isCapped: false,
        newestStart,
      });
      if (offset > skippedAtMost) return paged(await deepPage(filter, page), await summarize(filter));
      const { boards, scope, type, butType } = filter;
      const authorId = scope.kind === 'public-and-own' ? scope.authorId : undefined;
      const shape = { kind: scope.kind, boards: boards.join(' '), type, butType };
      const rows = await firstPages(shape, { authorId, limit, offset });
      return paged(rows, rows[0] ?? (offset > 0 ? await summarize(filter) : nothing));
    },

    /** The newest posts with their whole contents. */
    newest: (filter: PostFilter, limit: number): Promise<StoredPost[]> =>
      left(filter)
        .orderBy(newestFirst)
        .limit(limit)
        .select<StoredPost[]>(...postColumns(db, group), 'contentKo', 'contentEn')
        .then((rows) => rows),

    /** Ids of the newest public posts of a board, for who lists its pages. */
    newestIds: (board: string, limit: number): PromiseLike<{ id: number; isTranslated: boolean; updatedAt: Date }[]> =>
      left({ scope: { kind: 'public' }, boards: [board] })
        .orderBy(newestFirst)
        .limit(limit)
        .select('id', 'updatedAt', db.raw('title_en is not null and content_en is not null as is_translated')),

    /** One post as its correction would have it. */
    corrected: async (post: StoredPost): Promise<StoredPost> =>
      (await withCorrections(db, [post], ({ id }) => id))[0] ?? post,

    /** One post with its whole content; undefined when it is unknown or out of scope. */
    find: (id: number, scope: PostScope): Promise<StoredPost | undefined> =>
      left({ boards: namesOf(group), scope })
        .where({ id })
        .first<StoredPost | undefined>(...postColumns(db, group), 'contentKo', 'contentEn', 'returnReason')
        .then((row) => row),

    /** The posts before and after one, in the order of the list; null at its ends. */
    async neighbours(
      post: PostKey,
      filter: PostFilter,
    ): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
      if (filter.title && !db.isTransaction)
        return limitedSearch(db, (trx) => createBoardRepository(trx, group).neighbours(post, filter));
      const [previous, next] = await bothOf(
        db,
        () => neighbour(post, filter, 'older'),
        () => neighbour(post, filter, 'newer'),
      );
      return { previous, next };
    },
  };
}

export type BoardRepository = ReturnType<typeof createBoardRepository>;

/** Leaves the posts that a scope may reach. */
export function withinScope(posts: Knex.QueryBuilder, scope: PostScope<string | Knex.Raw>): void {
  switch (scope.kind) {
    case 'public':
      posts.whereRaw(isPublic);
      break;
    case 'public-and-own':
      posts.whereRaw(`(${isPublic} or author_id = ?)`, [scope.authorId]);
      break;
    case 'hidden':
      posts.where('status', 'hidden');
      break;
    case 'scheduled':
      posts.whereRaw(`status = 'visible' and starts_at > now()`);
      break;
    case 'everything':
      break;
  }
}
