import { foldedListsMigration } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Writing goes on while the indexes are made, which takes minutes at millions of rows. */
export const transaction = false;

const indexes = {
  classroom_posts_folded: 'classroom_posts using gin (search_keys(type, created_at, search_fold(title)))',
  news_items_folded: `news_items using gin (search_keys(type || ' ' || status, starts_at, search_fold(title_ko || E'\\n' || coalesce(title_en, ''))))`,
};
const fold = foldedListsMigration();

export async function up(db: Knex): Promise<void> {
  await fold.up(db);
  for (const [name, definition] of Object.entries(indexes)) {
    await db.raw(`drop index concurrently if exists ${name}`);
    // Without the pending list, which every search would have to read to its end
    await db.raw(`create index concurrently ${name} on ${definition} with (fastupdate = off)`);
  }
  // The version before this one searches by classroom_posts_hits and news_items_hits; a later migration takes them away. These have no reader
  await db.raw('drop index concurrently if exists classroom_posts_search');
  await db.raw('drop index concurrently if exists news_items_search');
  // Numbers for the planner, which has none yet about what the new indexes hold
  await db.raw('analyze classroom_posts');
  await db.raw('analyze news_items');
}

export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(indexes)) await db.raw(`drop index concurrently if exists ${name}`);
  await fold.down(db);
  await db.raw(
    'create index if not exists classroom_posts_search on classroom_posts using gin (letter_pairs(lower(title))) with (fastupdate = off)',
  );
  await db.raw(
    `create index if not exists news_items_search on news_items using gin (letter_pairs(lower(title_ko || E'\\n' || coalesce(title_en, '')))) with (fastupdate = off)`,
  );
}
