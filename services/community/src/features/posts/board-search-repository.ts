import type { Knex } from 'knex';
import type { PostKey } from '../boards/board.ts';
import type { Page } from '../boards/paging.ts';
import { hasLetters, hasText, hitLimit, searchKeys, searchKind } from './title-search.ts';

/** One search of a list. */
export interface BoardSearch {
  text: string;
  /** Rows that the filter of the list leaves, whatever their titles. */
  rows(): Knex.QueryBuilder;
  /** Stored counts of all months that can have such rows. */
  counts(): Knex.QueryBuilder;
}

/** A month that has hits. */
export interface MonthOfHits {
  /** Its beginning, in UTC. */
  starts: Date;
  posts: number;
  /** Counted up to what was asked for. */
  hits: number;
  /** By which the index knows its rows. */
  keys: string[];
}

export interface HitPart {
  month: MonthOfHits;
  skip: number;
  take: number;
}

type Side = 'older' | 'newer';

/** Which hits of which months a page has; months newest first. */
export function partsOf(months: MonthOfHits[], { offset, limit }: Page): HitPart[] {
  const parts: HitPart[] = [];
  let before = 0;
  for (const month of months) {
    const skip = Math.max(offset - before, 0);
    const take = Math.min(offset + limit - before, month.hits) - skip;
    if (take > 0) parts.push({ month, skip, take });
    before += month.hits;
  }
  return parts;
}

/**
 * Searches month by month, so that it does not matter where in a board the hits are: the index finds the hits of one
 * month without reading any other, and the stored counts say which months there are.
 */
export function createBoardSearch(db: Knex) {
  const ordered = (rows: Knex.QueryBuilder, order: 'asc' | 'desc') =>
    rows.orderBy([
      { column: 'startsAt', order },
      { column: 'id', order },
    ]);
  const within = (rows: Knex.QueryBuilder, { starts }: MonthOfHits) =>
    rows
      .where('startsAt', '>=', starts)
      .where('startsAt', '<', new Date(Date.UTC(starts.getUTCFullYear(), starts.getUTCMonth() + 1)));
  /** SQL for the beginning of a post's month, or of a later one. */
  const monthOf = (later = 0) =>
    `(select (date_trunc('month', starts_at at time zone 'UTC') + interval '${later} months') at time zone 'UTC' from posts where board = ? and id = ?)`;

  /** Months with hits, the nearest first, until `enough` hits are counted; from the end of the board or, without it, from the month of a row. */
  const monthsOfHits = async (
    { text, rows, counts }: BoardSearch,
    { side, from, enough }: { side: Side; from?: PostKey; enough: number },
  ): Promise<MonthOfHits[]> => {
    const [comparison, order] = side === 'older' ? ['<', 'desc'] : ['>', 'asc'];
    const kept = counts()
      .where({ grain: 'month' })
      .where('posts', '>', 0)
      .groupBy('starts')
      .select(
        'starts',
        db.raw(`sum(posts)::int as posts, array_agg((search_keys(${searchKind}, starts, ''))[1]) as keys`),
      );
    const hits = hasLetters(rows(), text).whereRaw(`${searchKeys} && month.keys`).select(db.raw('1')).limit(enough);
    const { rows: found } = await db.raw<{ rows: MonthOfHits[] }>(
      `with recursive months as materialized (?), walk as (
         select ? as starts, 0 as posts, null::text[] as keys, 0 as hits, 0 as found
         union all
         select month.starts, month.posts, month.keys, here.hits, walk.found + here.hits from walk
         cross join lateral (select * from months where months.starts ${comparison} walk.starts order by months.starts ${order} limit 1) as month
         cross join lateral (select count(*)::int as hits from (?) as hits) as here
         where walk.found < ?
       )
       select starts, posts, keys, hits from walk where hits > 0 order by starts ${order}`,
      [
        kept,
        from === undefined ? db.raw(`'infinity'::timestamptz`) : db.raw(monthOf(), [from.board, from.id]),
        hits,
        enough,
      ],
    );
    return found;
  };

  /** One part of a page, ids and moments. */
  const hitsOf = ({ text, rows }: BoardSearch, { month, skip, take }: HitPart): Knex.QueryBuilder => {
    const part = (hits: Knex.QueryBuilder) => ordered(hits, 'desc').limit(take).offset(skip).select('id', 'startsAt');
    // Where every third title is a hit, looking at one after the other is quicker than to put all hits into order
    if (month.hits > hitLimit || month.hits * 3 > month.posts) return part(hasText(within(rows(), month), text));
    // The fence: with order and limit in sight the planner would rather look at one after the other and hope
    const hits = hasLetters(rows(), text)
      .whereRaw(`${searchKeys} && ?::text[]`, [month.keys])
      .select('id', 'startsAt')
      .offset(db.raw('0') as never);
    return part(db.from(hits.as('hits')));
  };

  return {
    /** How many hits there are, up to one more than `hitLimit`, and in which months; newest first. */
    async count(search: BoardSearch): Promise<{ months: MonthOfHits[]; found: number }> {
      const months = await monthsOfHits(search, { side: 'older', enough: hitLimit + 1 });
      return { months, found: months.reduce((sum, { hits }) => sum + hits, 0) };
    },

    /** Ids of a page of the hits that were counted; undefined for a page without any. */
    idsOf(search: BoardSearch, months: MonthOfHits[], { offset, limit }: Page): Knex.QueryBuilder | undefined {
      const parts = partsOf(months, { offset, limit: Math.min(limit, hitLimit - offset) }).map((part) =>
        hitsOf(search, part),
      );
      return parts.length === 0 ? undefined : db.from(db.unionAll(parts, true).as('hits')).select('id');
    },

    /** The next hit beside a row, in the order of the list; undefined at its end. */
    async neighbourOf(search: BoardSearch, beside: PostKey, side: Side): Promise<number | undefined> {
      const key = [beside.board, beside.id];
      const { text, rows } = search;
      const [comparison, order] = side === 'older' ? ['<', 'desc' as const] : ['>', 'asc' as const];
      const first = async (hits: Knex.QueryBuilder) =>
        (await ordered(hits, order).first<{ id: number } | undefined>('id'))?.id;
      const inItsMonth = hasText(rows(), text)
        .whereRaw(`(starts_at, id) ${comparison} (select starts_at, id from posts where board = ? and id = ?)`, key)
        .whereRaw(side === 'older' ? `starts_at >= ${monthOf()}` : `starts_at < ${monthOf(1)}`, key);
      const near = await first(inItsMonth);
      if (near !== undefined) return near;
      const [month] = await monthsOfHits(search, { side, from: beside, enough: 1 });
      return month && first(hasText(within(rows(), month), text));
    },
  };
}
