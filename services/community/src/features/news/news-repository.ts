import type { Knex } from 'knex';
import { positionOf, skippedAtMost } from '../../board-position.ts';
import type { Page } from '../../paging.ts';
import { hasText, hitLimit, newsTitles } from '../../title-search.ts';
import { countsByTime, isPublic, totalSql } from './news-counts.ts';
import { excerptSourceLength } from './news-excerpt.ts';
import { newsColumns, toNeighbour, toNews } from './news-rows.ts';
import type { NeighbourRow, NewsRow, StoredNeighbour, StoredNews } from './news-rows.ts';
import type { NewsType } from './news-schemas.ts';
import type { NewsScope } from './news-scope.ts';

/** What a list takes from: a scope of rights and, if given, one board and a search. */
export interface NewsFilter {
  scope: NewsScope;
  type?: NewsType | undefined;
  title?: string | undefined;
}

export interface NewsPage {
  items: StoredNews[];
  total: number;
  /** There are more hits than the total says. */
  isCapped: boolean;
  newestStart: Date | null;
}

const newestFirst = [{ column: 'starts_at', order: 'desc' as const }, { column: 'id', order: 'desc' as const }];

export function createNewsRepository(db: Knex) {
  const matching = ({ scope, type, title }: NewsFilter) => {
    const items = db('news_items').whereNull('removed_at').modify(withinScope, scope);
    if (title) hasText(items, newsTitles, title);
    return type ? items.where('type', type) : items;
  };

  const totalOf = (filter: NewsFilter): Knex.Raw => {
    if (filter.title) return db.raw('(select count(*)::int from ? as hits)', [matching(filter).select(db.raw('1')).limit(hitLimit + 1)]);
    const { sql, values } = totalSql({ scope: filter.scope, type: filter.type });
    return db.raw(sql, values);
  };

  const newestOf = (filter: NewsFilter) => matching(filter).orderBy(newestFirst).limit(1).select('starts_at');
  /** Beside the rows, evaluated once: a query of its own would cost another way to the database. What is counted already is not counted again. */
  const sums = (filter: NewsFilter, found?: number) => [
    found === undefined ? db.raw('? as total', [totalOf(filter)]) : db.raw('?::int as total', [found]), newestOf(filter).as('newest_start'),
  ];

  const texts = db.raw('left(content_ko, ?) as content_ko, left(content_en, ?) as content_en', [excerptSourceLength, excerptSourceLength]);

  const neighbour = async (newsId: number, filter: NewsFilter, side: 'older' | 'newer') => {
    const [comparison, order] = side === 'older' ? ['<', 'desc' as const] : ['>', 'asc' as const];
    const [row] = await matching(filter)
      .select<NeighbourRow[]>('id', 'title_ko', 'title_en', db.raw('content_en is not null as has_english_content'))
      .whereRaw(`(starts_at, id) ${comparison} (select starts_at, id from news_items where id = ?)`, [newsId])
      .orderBy([{ column: 'starts_at', order }, { column: 'id', order }])
      .limit(1);
    return row ? toNeighbour(row) : null;
  };

  const deepPage = async (filter: NewsFilter, { limit, offset }: Page): Promise<StoredNews[]> => {
    const counted = { scope: filter.scope, type: filter.type };
    const position = await positionOf({ months: () => countsByTime(db, counted), hoursOf: (month) => countsByTime(db, counted, month) }, offset);
    if (!position) return [];
    // Ids out of the index alone, then the rows of this page
    const ids = matching(filter).where('starts_at', '<', position.before).orderBy(newestFirst).offset(position.skip).limit(limit).select('id');
    const rows = await db('news_items').whereIn('id', ids).orderBy(newestFirst).select<NewsRow[]>(...newsColumns(db), texts);
    return rows.map(toNews);
  };

  /** A page of few hits: all of them are found by their letters and then put into order, wherever in the board they stand. */
  const fewHits = async (filter: NewsFilter, { limit, offset }: Page): Promise<StoredNews[]> => {
    // The fence: with order and limit in sight the planner would rather walk the board from the top and hope
    const hits = matching(filter).select('id', 'starts_at').offset(db.raw('0') as never);
    const ids = db.from(hits.as('hits')).orderBy(newestFirst).offset(offset).limit(limit).select('id');
    const rows = await db('news_items').whereIn('id', ids).orderBy(newestFirst).select<NewsRow[]>(...newsColumns(db), texts);
    return rows.map(toNews);
  };

  /** The newest start of few hits, behind the same fence. */
  const newestOfFew = async (filter: NewsFilter): Promise<Date | null> => {
    const hits = matching(filter).select('starts_at').offset(db.raw('0') as never);
    const row = await db.from(hits.as('hits')).max<{ newest: Date | null }>('starts_at as newest').first();
    return row?.newest ?? null;
  };

  const summarize = async (filter: NewsFilter, found?: number): Promise<{ total: number; newest_start: Date | null }> => {
    const row = await db.first<{ total: number; newest_start: Date | null }>(...sums(filter, found));
    return row ?? { total: 0, newest_start: null };
  };

  const paged = (filter: NewsFilter, items: StoredNews[], { total, newest_start: newestStart }: { total: number; newest_start: Date | null }): NewsPage => {
    const isCapped = filter.title !== undefined && total > hitLimit;
    return { items, total: isCapped ? hitLimit : total, isCapped, newestStart };
  };

  return {
    /** One page, newest first, and what all pages together have. `content` holds only as much as an excerpt needs. */
    async list(filter: NewsFilter, page: Page): Promise<NewsPage> {
      const { limit, offset } = page;
      let found: number | undefined;
      if (filter.title) {
        found = (await db.first<{ total: number }>(db.raw('? as total', [totalOf(filter)])))?.total ?? 0;
        if (found <= hitLimit) return paged(filter, found > offset ? await fewHits(filter, page) : [], { total: found, newest_start: await newestOfFew(filter) });
        if (offset >= hitLimit) return paged(filter, [], await summarize(filter, found));
      }
      if (!filter.title && offset > skippedAtMost) return paged(filter, await deepPage(filter, page), await summarize(filter));
      const rows = await matching(filter)
        .select<(NewsRow & { total: number; newest_start: Date })[]>(...newsColumns(db), texts, ...sums(filter, found))
        .orderBy(newestFirst)
        .limit(filter.title ? Math.min(limit, hitLimit - offset) : limit)
        .offset(offset);
      const [first] = rows;
      if (first) return paged(filter, rows.map(toNews), first);
      return paged(filter, [], offset > 0 ? await summarize(filter, found) : { total: 0, newest_start: null });
    },

    /** The newest items with their whole contents. */
    async newest(filter: NewsFilter, limit: number): Promise<StoredNews[]> {
      const rows = await matching(filter).orderBy(newestFirst).limit(limit).select<NewsRow[]>(...newsColumns(db), 'content_ko', 'content_en');
      return rows.map(toNews);
    },

    /** Ids of the newest public items of a board, for who lists its pages. */
    async newestIds(type: NewsType, limit: number): Promise<{ id: number; isTranslated: boolean; updatedAt: Date }[]> {
      return matching({ scope: { kind: 'public' }, type }).orderBy(newestFirst).limit(limit)
        .select('id', { updatedAt: 'updated_at' }, db.raw('title_en is not null and content_en is not null as "isTranslated"'));
    },

    /** One item with its whole content; undefined when it is unknown or out of scope. */
    async find(newsId: number, filter: NewsFilter): Promise<StoredNews | undefined> {
      const [row] = await matching(filter).select<NewsRow[]>(...newsColumns(db), 'content_ko', 'content_en').where('id', newsId);
      return row && toNews(row);
    },

    /** The items before and after one, in the order of the list; null at its ends. */
    async neighbours(newsId: number, filter: NewsFilter): Promise<{ previous: StoredNeighbour | null; next: StoredNeighbour | null }> {
      const [previous, next] = await Promise.all([neighbour(newsId, filter, 'older'), neighbour(newsId, filter, 'newer')]);
      return { previous, next };
    },
  };
}

export type NewsRepository = ReturnType<typeof createNewsRepository>;

/** Leaves the items that a scope may reach. */
export function withinScope(items: Knex.QueryBuilder, scope: NewsScope): void {
  switch (scope.kind) {
    case 'public':
      items.whereRaw(isPublic);
      break;
    case 'public-and-own':
      items.whereRaw(`(${isPublic} or author_id = ?)`, [scope.authorId]);
      break;
    case 'hidden':
      items.where('status', 'hidden');
      break;
    case 'scheduled':
      items.whereRaw(`status = 'visible' and starts_at > now()`);
      break;
    case 'everything':
      break;
  }
}
