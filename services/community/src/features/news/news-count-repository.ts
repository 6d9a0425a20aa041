import type { Knex } from 'knex';
import type { Count } from '../../board-position.ts';
import type { NewsType } from './news-schemas.ts';
import type { NewsScope } from './news-scope.ts';

/** SQL of what everybody may read at this moment: a comparison, so that scheduling needs nobody who wakes up in time. */
export const isPublic = `(status = 'visible' and starts_at <= now())`;

type Grain = 'month' | 'hour';

interface Counted {
  scope: NewsScope<string | Knex.Raw>;
  type: NewsType | undefined;
}

/**
 * Numbers of items by the time they start, out of the kept counts. What starts in this very hour is looked at item by item,
 * and so are the few that only their author sees.
 */
function source({ scope, type }: Counted, grain: Grain): { sql: string; values: (string | Knex.Raw)[] } {
  const ofType = type === undefined ? '' : 'and type = ?';
  const typed = type === undefined ? [] : [type];
  const kept = (condition: string) => `select starts, posts from news_items_counts where ${condition} ${ofType}`;
  const items = (condition: string) =>
    `select starts_at, 1 from news_items where removed_at is null and ${condition} ${ofType}`;
  if (scope.kind === 'everything') return { sql: kept(`grain = '${grain}'`), values: typed };
  if (scope.kind === 'hidden') return { sql: kept(`grain = '${grain}' and status = 'hidden'`), values: typed };
  if (scope.kind === 'scheduled') return { sql: items(`status = 'visible' and starts_at > now()`), values: typed };
  const parts = [
    kept(`status = 'visible' and grain = '${grain}' and starts < date_trunc('month', now(), 'UTC')`),
    kept(
      `status = 'visible' and grain = 'hour' and starts >= date_trunc('month', now(), 'UTC') and starts < date_trunc('hour', now(), 'UTC')`,
    ),
    items(`status = 'visible' and starts_at >= date_trunc('hour', now(), 'UTC') and starts_at <= now()`),
  ];
  const values = [...typed, ...typed, ...typed];
  if (scope.kind === 'public') return { sql: parts.join(' union all '), values };
  return {
    sql: [...parts, items(`author_id = ? and not ${isPublic}`)].join(' union all '),
    values: [...values, scope.authorId, ...typed],
  };
}

/** All items of a scope. */
export function totalSql(counted: Counted): { sql: string; values: (string | Knex.Raw)[] } {
  const { sql, values } = source(counted, 'month');
  return { sql: `(select coalesce(sum(posts), 0)::int from (${sql}) as counts (starts, posts))`, values };
}

/** Items of a scope by month, or by hour of one month, newest first. */
export async function countsByTime(db: Knex, counted: Counted, month?: Date): Promise<Count[]> {
  const grain = month ? 'hour' : 'month';
  const { sql, values } = source(counted, grain);
  const within = month ? `where starts >= ? and starts < ?::timestamptz + interval '1 month'` : '';
  const { rows } = await db.raw<{ rows: Count[] }>(
    `select date_trunc('${grain}', starts, 'UTC') as starts, sum(posts)::int as posts from (${sql}) as counts (starts, posts) ${within} group by 1 order by 1 desc`,
    month ? [...values, month, month] : values,
  );
  return rows;
}

/** The stored counts of all months that can have items of a scope. */
export function keptCounts(db: Knex, { scope, type }: Counted): Knex.QueryBuilder {
  const counts = db('news_items_counts');
  if (type !== undefined) counts.where({ type });
  if (scope.kind === 'public') counts.where('status', 'visible').whereRaw('starts <= now()');
  if (scope.kind === 'hidden') counts.where('status', 'hidden');
  if (scope.kind === 'scheduled') counts.where('status', 'visible');
  return counts;
}
