import type { Knex } from 'knex';

/** Writing goes on while the indexes are made. */
export const transaction = false;

/** The orders of the admin list; that of creation has an index. */
const indexes = {
  classroom_posts_by_update: 'classroom_posts (updated_at, id)',
  classroom_posts_by_title: 'classroom_posts (title, id)',
  news_items_by_update: 'news_items (updated_at, id)',
  news_items_by_title: 'news_items (title_ko, id)',
};

export async function up(db: Knex): Promise<void> {
  for (const [name, definition] of Object.entries(indexes)) {
    await db.raw(`drop index concurrently if exists ${name}`);
    await db.raw(`create index concurrently ${name} on ${definition} where removed_at is null`);
  }
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await db.raw(`drop index concurrently if exists ${name}`);
}
