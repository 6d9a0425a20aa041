import { limitedSearch, pageOfQuery, preparedQuery } from '@portal/service-kit';
import type { Knex } from 'knex';
import { positionOf, skippedAtMost } from '../../board-position.ts';
import { createBoardSearch } from '../../board-search-repository.ts';
import type { BoardSearch } from '../../board-search-repository.ts';
import { withCorrections } from './correction-rows-repository.ts';
import { bothOf } from '../../both-of.ts';
import type { Page } from '../../paging.ts';
import { hitLimit, newsTitles } from '../../title-search.ts';
import { countsByTime, isPublic, keptCounts, totalSql } from './news-count-repository.ts';
import { excerptSourceLength } from './news-excerpt.ts';
import { newsColumns, toNeighbour } from './news-rows.ts';
import type { NeighbourRow, StoredNeighbour, StoredNews } from './news-rows.ts';
import type { NewsType } from './news-schemas.ts';
import type { NewsScope } from './news-scope.ts';

/** What a list takes from: a scope of rights and, if given, one board and a search. */
export interface NewsFilter<Id = string> {
  scope: NewsScope<Id>;
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

const newestFirst = [
  { column: 'startsAt', order: 'desc' as const },
  { column: 'id', order: 'desc' as const },
];

export function createNewsRepository(db: Knex) {
  const search = createBoardSearch(db);

  const ofScope = ({ scope, type }: NewsFilter<string | Knex.Raw>) => {
    const items = db('news_items').whereNull('removedAt').modify(withinScope, scope);
    return type ? items.where('type', type) : items;
  };

  const searchOf = (filter: NewsFilter, text: string): BoardSearch => ({
    index: newsTitles,
    text,
    rows: () => ofScope(filter),
    counts: () => keptCounts(db, { scope: filter.scope, type: filter.type }),
  });

  /** Beside the rows, evaluated once: a query of its own would cost another way to the database. */
  const sums = (filter: NewsFilter<string | Knex.Raw>) => {
    const { sql, values } = totalSql({ scope: filter.scope, type: filter.type });
    return [
      db.raw(`${sql} as total`, values),
      ofScope(filter).orderBy(newestFirst).limit(1).select('startsAt').as('newestStart'),
    ];
  };

  const texts = db.raw('left(content_ko, ?) as content_ko, left(content_en, ?) as content_en', [
    excerptSourceLength,
    excerptSourceLength,
  ]);

  /** Rows and sums in one, for all pages that an offset may skip to. */
  const firstPages = preparedQuery<
    StoredNews & { total: number; newestStart: Date },
    { kind: NewsScope['kind']; type: NewsType | undefined },
    'authorId' | 'limit' | 'offset'
  >(db, ({ kind, type }, value) => {
    const scope = kind === 'public-and-own' ? { kind, authorId: value('authorId') } : { kind };
    const filter = { scope, type };
    const items = ofScope(filter)
      .select(...newsColumns(db), texts, ...sums(filter))
      .orderBy(newestFirst);
    return pageOfQuery(db, items, value);
  });

  const byId = async (ids: Knex.QueryBuilder): Promise<StoredNews[]> => {
    const items = db('news_items').whereIn('id', ids).orderBy(newestFirst);
    return items.select<StoredNews[]>(...newsColumns(db), texts).then((rows) => rows);
  };

  const neighbour = async (newsId: number, filter: NewsFilter, side: 'older' | 'newer') => {
    const [comparison, order] = side === 'older' ? ['<', 'desc' as const] : ['>', 'asc' as const];
    const items = ofScope(filter);
    if (filter.title) {
      const hit = await search.neighbourOf(searchOf(filter, filter.title), newsId, side);
      if (hit === undefined) return null;
      items.where('id', hit);
    } else {
      items
        .whereRaw(`(starts_at, id) ${comparison} (select starts_at, id from news_items where id = ?)`, [newsId])
        .orderBy([
          { column: 'startsAt', order },
          { column: 'id', order },
        ]);
    }
    const row = await items.first<NeighbourRow | undefined>(
      'id',
      'titleKo',
      'titleEn',
      db.raw('content_en is not null as has_english_content'),
    );
    return row ? toNeighbour(row) : null;
  };

  const deepPage = async (filter: NewsFilter, { limit, offset }: Page): Promise<StoredNews[]> => {
    const counted = { scope: filter.scope, type: filter.type };
    const position = await positionOf(
      { months: () => countsByTime(db, counted), hoursOf: (month) => countsByTime(db, counted, month) },
      offset,
    );
    if (!position) return [];
    // Ids out of the index alone, then the rows of this page
    return byId(
      ofScope(filter)
        .where('startsAt', '<', position.before)
        .orderBy(newestFirst)
        .offset(position.skip)
        .limit(limit)
        .select('id'),
    );
  };

  const hits = async (filter: NewsFilter, text: string, page: Page): Promise<NewsPage> => {
    if (!db.isTransaction) return limitedSearch(db, (trx) => createNewsRepository(trx).list(filter, page));
    const asked = searchOf(filter, text);
    const { months, found } = await search.count(asked);
    const itemsOf = async (part: Page): Promise<StoredNews[]> => {
      const ids = search.idsOf(asked, months, part);
      return ids ? byId(ids) : [];
    };
    const items = await itemsOf(page);
    const [newest] = page.offset === 0 ? items : await itemsOf({ offset: 0, limit: 1 });
    return {
      items,
      total: Math.min(found, hitLimit),
      isCapped: found > hitLimit,
      newestStart: newest?.startsAt ?? null,
    };
  };

  const summarize = async (filter: NewsFilter): Promise<{ total: number; newestStart: Date | null }> => {
    const row = await db.first<{ total: number; newestStart: Date | null }>(...sums(filter));
    return row ?? { total: 0, newestStart: null };
  };

  const paged = (
    items: StoredNews[],
    { total, newestStart }: { total: number; newestStart: Date | null },
  ): NewsPage => ({ items, total, isCapped: false, newestStart });

  return {
    /** One page, newest first, and what all pages together have. `content` holds only as much as an excerpt needs. */
    async list(filter: NewsFilter, page: Page): Promise<NewsPage> {
      const { limit, offset } = page;
      if (filter.title) return hits(filter, filter.title, page);
      if (offset > skippedAtMost) return paged(await deepPage(filter, page), await summarize(filter));
      const { scope, type } = filter;
      const authorId = scope.kind === 'public-and-own' ? scope.authorId : undefined;
      const rows = await firstPages({ kind: scope.kind, type }, { authorId, limit, offset });
      const [first] = rows;
      if (first) return paged(rows, first);
      return paged([], offset > 0 ? await summarize(filter) : { total: 0, newestStart: null });
    },

    /** The newest items with their whole contents. */
    async newest(filter: NewsFilter, limit: number): Promise<StoredNews[]> {
      return ofScope(filter)
        .orderBy(newestFirst)
        .limit(limit)
        .select<StoredNews[]>(...newsColumns(db), 'contentKo', 'contentEn', 'returnReason')
        .then((rows) => rows);
    },

    /** Ids of the newest public items of a board, for who lists its pages. */
    async newestIds(type: NewsType, limit: number): Promise<{ id: number; isTranslated: boolean; updatedAt: Date }[]> {
      return ofScope({ scope: { kind: 'public' }, type })
        .orderBy(newestFirst)
        .limit(limit)
        .select('id', 'updatedAt', db.raw('title_en is not null and content_en is not null as is_translated'));
    },

    /** One item as its correction would have it. */
    corrected: async (item: StoredNews): Promise<StoredNews> =>
      (await withCorrections(db, [item], ({ newsId }) => newsId))[0] ?? item,

    /** One item with its whole content; undefined when it is unknown or out of scope. */
    async find(newsId: number, filter: NewsFilter): Promise<StoredNews | undefined> {
      const [row] = await ofScope(filter)
        .select<StoredNews[]>(...newsColumns(db), 'contentKo', 'contentEn', 'returnReason')
        .where('id', newsId);
      return row;
    },

    /** The items before and after one, in the order of the list; null at its ends. */
    async neighbours(
      newsId: number,
      filter: NewsFilter,
    ): Promise<{ previous: StoredNeighbour | null; next: StoredNeighbour | null }> {
      if (filter.title && !db.isTransaction)
        return limitedSearch(db, (trx) => createNewsRepository(trx).neighbours(newsId, filter));
      const [previous, next] = await bothOf(
        db,
        () => neighbour(newsId, filter, 'older'),
        () => neighbour(newsId, filter, 'newer'),
      );
      return { previous, next };
    },
  };
}

export type NewsRepository = ReturnType<typeof createNewsRepository>;

/** Leaves the items that a scope may reach. */
export function withinScope(items: Knex.QueryBuilder, scope: NewsScope<string | Knex.Raw>): void {
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
