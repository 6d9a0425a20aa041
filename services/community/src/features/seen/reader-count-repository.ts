import type { Knex } from 'knex';
import type { Reader } from '../../reader.ts';

export type Board = 'classroom' | 'news';

const tables: Record<Board, { posts: string; views: string; key: string; shown: string }> = {
  classroom: { posts: 'classroom_posts', views: 'classroom_views', key: 'post_id', shown: 'removed_at is null' },
  news: {
    posts: 'news_items',
    views: 'news_views',
    key: 'news_id',
    shown: `removed_at is null and status = 'visible' and starts_at <= now()`,
  },
};

/** Counts one reader of a post that everybody may see; its author is no reader, and an unknown post counts nothing. */
export async function countReader(db: Knex, board: Board, id: number, reader: Reader): Promise<void> {
  const { posts, views, key, shown } = tables[board];
  await db.raw(
    `insert into ${views} as known (${key}, views)
     select id, 1 from ${posts} where id = ? and ${shown} and (?::text is null or author_id is distinct from ?)
     on conflict (${key}) do update set views = known.views + 1`,
    [id, reader?.id ?? null, reader?.id ?? null],
  );
}
