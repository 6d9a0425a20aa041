import type { Knex } from 'knex';
import type { Count } from './board-position.ts';
import type { PostFilter } from './post-scope.ts';

/** SQL of what everybody may read at this moment: a comparison, so that scheduling needs no job. */
export const isPublic = `(status = 'visible' and starts_at <= now())`;

type Grain = 'month' | 'hour';
type Counted = PostFilter<string | Knex.Raw>;

interface Sql {
  sql: string;
  values: (string | Knex.Raw)[];
}

/** SQL: rows of the boards and kinds of a filter. */
function ofKind({ boards, type, butType }: Counted): Sql {
  const typed = `${type === undefined ? '' : ' and type = ?'}${butType === undefined ? '' : ' and type <> ?'}`;
  const values = [...boards, type, butType].filter((value) => value !== undefined);
  return { sql: `board in (${boards.map(() => '?').join(', ')})${typed}`, values };
}

/**
 * Numbers of posts by the time they start, out of the kept counts. What starts in this very hour is looked at post by post,
 * and so are the few that only their author sees.
 */
function source(filter: Counted, grain: Grain): Sql {
  const { scope } = filter;
  const kind = ofKind(filter);
  const kept = (condition: string) => `select starts, posts from posts_counts where ${condition} and ${kind.sql}`;
  const posts = (condition: string) =>
    `select starts_at, 1 from posts where removed_at is null and ${condition} and ${kind.sql}`;
  if (scope.kind === 'everything') return { sql: kept(`grain = '${grain}'`), values: kind.values };
  if (scope.kind === 'hidden') return { sql: kept(`grain = '${grain}' and status = 'hidden'`), values: kind.values };
  if (scope.kind === 'scheduled')
    return { sql: posts(`status = 'visible' and starts_at > now()`), values: kind.values };
  const parts = [
    kept(`status = 'visible' and grain = '${grain}' and starts < date_trunc('month', now(), 'UTC')`),
    kept(
      `status = 'visible' and grain = 'hour' and starts >= date_trunc('month', now(), 'UTC') and starts < date_trunc('hour', now(), 'UTC')`,
    ),
    posts(`status = 'visible' and starts_at >= date_trunc('hour', now(), 'UTC') and starts_at <= now()`),
  ];
  const values = parts.flatMap(() => kind.values);
  if (scope.kind === 'public') return { sql: parts.join(' union all '), values };
  return {
    sql: [...parts, posts(`author_id = ? and not ${isPublic}`)].join(' union all '),
    values: [...values, scope.authorId, ...kind.values],
  };
}

/** All posts that a filter leaves, whatever their titles. */
export function totalSql(filter: Counted): Sql {
  const { sql, values } = source(filter, 'month');
  return { sql: `(select coalesce(sum(posts), 0)::int from (${sql}) as counts (starts, posts))`, values };
}

/** The same by month, or by hour of one month, newest first. */
export async function countsByTime(db: Knex, filter: PostFilter, month?: Date): Promise<Count[]> {
  const grain = month ? 'hour' : 'month';
  const { sql, values } = source(filter, grain);
  const within = month ? `where starts >= ? and starts < ?::timestamptz + interval '1 month'` : '';
  const { rows } = await db.raw<{ rows: Count[] }>(
    `select date_trunc('${grain}', starts, 'UTC') as starts, sum(posts)::int as posts from (${sql}) as counts (starts, posts) ${within} group by 1 order by 1 desc`,
    month ? [...values, month, month] : values,
  );
  return rows;
}

/** The stored counts of all months that can have such posts. */
export function keptCounts(db: Knex, filter: PostFilter): Knex.QueryBuilder {
  const { sql, values } = ofKind(filter);
  const counts = db('posts_counts').whereRaw(sql, values);
  const { kind } = filter.scope;
  if (kind === 'public') counts.where('status', 'visible').whereRaw('starts <= now()');
  if (kind === 'hidden') counts.where('status', 'hidden');
  if (kind === 'scheduled') counts.where('status', 'visible');
  return counts;
}
