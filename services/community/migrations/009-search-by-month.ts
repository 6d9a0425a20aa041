import type { Knex } from 'knex';

/** Writing goes on while the indexes are made, which takes minutes at millions of rows. */
export const transaction = false;

/** One that was cut off left an index that is never used. */
async function makeIndex(db: Knex, name: string, definition: string): Promise<void> {
  await db.raw('drop index if exists ??', [name]);
  // Without the pending list, which every search would have to read to its end
  await db.raw(`create index concurrently ?? on ${definition} with (fastupdate = off)`, [name]);
}

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What a title is found by: the month and board of its kept count first, then each letter, each pair of letters.
    -- The month is written as the trigger of the counts cuts it, in UTC.
    create or replace function search_keys(board text, moment timestamptz, words text) returns text[] language plpgsql immutable strict parallel safe as $$
    declare
      keys text[] := array[board || ' ' || extract(year from moment at time zone 'UTC') || '-' || extract(month from moment at time zone 'UTC')];
    begin
      for i in 1 .. length(words) loop
        keys[2 * i] := substr(words, i, 1);
        keys[2 * i + 1] := substr(words, i, 2);
      end loop;
      return keys;
    end $$
  `);
  await makeIndex(
    db,
    'classroom_posts_hits',
    'classroom_posts using gin (search_keys(type, created_at, lower(title)))',
  );
  await makeIndex(
    db,
    'news_items_hits',
    `news_items using gin (search_keys(type || ' ' || status, starts_at, lower(title_ko || E'\\n' || coalesce(title_en, ''))))`,
  );
  // The version before this one still searches by classroom_posts_search and news_items_search; a later migration takes them away.
  // Numbers for the planner, which has none yet about what the new indexes hold
  await db.raw('analyze classroom_posts');
  await db.raw('analyze news_items');
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index if exists classroom_posts_hits, news_items_hits;
    drop function search_keys
  `);
}
