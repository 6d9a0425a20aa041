import type { Knex } from 'knex';
import type { Page } from '../../paging.ts';
import { excerptSourceLength } from './news-excerpt.ts';
import { baseColumns, toNeighbour, toNews } from './news-rows.ts';
import type { NeighbourRow, NewsRow, StoredNeighbour, StoredNews } from './news-rows.ts';
import type { NewsType } from './news-schemas.ts';
import type { NewsScope } from './news-scope.ts';

/** What a list takes from: a scope of rights and, if given, one board. */
export interface NewsFilter {
  scope: NewsScope;
  type?: NewsType | undefined;
}

export interface NewsPage {
  items: StoredNews[];
  total: number;
  newestStart: Date | null;
}

const nothing = { total: 0, newestStart: null };

export function createNewsRepository(db: Knex) {
  const matching = ({ scope, type }: NewsFilter) => {
    const items = db('news_items').whereNull('removed_at').modify(withinScope, scope);
    return type ? items.where('type', type) : items;
  };

  const neighbour = async (newsId: number, filter: NewsFilter, side: 'older' | 'newer') => {
    const [comparison, direction] = side === 'older' ? ['<', 'desc'] : ['>', 'asc'];
    const [row] = await matching(filter)
      .select<NeighbourRow[]>('id', 'title_ko', 'title_en', db.raw('content_en is not null as has_english_content'))
      .whereRaw(`(starts_at, id) ${comparison} (select starts_at, id from news_items where id = ?)`, [newsId])
      .orderBy([{ column: 'starts_at', order: direction }, { column: 'id', order: direction }])
      .limit(1);
    return row ? toNeighbour(row) : null;
  };

  const summarize = async (filter: NewsFilter): Promise<Omit<NewsPage, 'items'>> => {
    const [row] = await matching(filter)
      .select<{ total: number; newestStart: Date | null }[]>(db.raw('count(*)::int as total, max(starts_at) as "newestStart"'));
    return row ?? nothing;
  };

  return {
    /** One page, newest first, and what all pages together have. `content` holds only as much as an excerpt needs. */
    async list(filter: NewsFilter, { limit, offset }: Page): Promise<NewsPage> {
      const rows = await matching(filter)
        .select<(NewsRow & { total: number; newest_start: Date })[]>(
          ...baseColumns,
          db.raw('left(content_ko, ?) as content_ko, left(content_en, ?) as content_en', [excerptSourceLength, excerptSourceLength]),
          // Beside the rows, evaluated once: a query of its own would cost another way to the database
          matching(filter).select(db.raw('count(*)::int')).as('total'),
          matching(filter).max('starts_at').as('newest_start'),
        )
        .orderBy([{ column: 'starts_at', order: 'desc' }, { column: 'id', order: 'desc' }])
        .limit(limit)
        .offset(offset);
      const [first] = rows;
      if (first) return { items: rows.map(toNews), total: first.total, newestStart: first.newest_start };
      return { items: [], ...(offset > 0 ? await summarize(filter) : nothing) };
    },

    /** One item with its whole content; undefined when it is unknown or out of scope. */
    async find(newsId: number, filter: NewsFilter): Promise<StoredNews | undefined> {
      const [row] = await matching(filter).select<NewsRow[]>(...baseColumns, 'content_ko', 'content_en').where('id', newsId);
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

const isPublic = `(status = 'visible' and starts_at <= now())`;

function withinScope(items: Knex.QueryBuilder, scope: NewsScope): void {
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
