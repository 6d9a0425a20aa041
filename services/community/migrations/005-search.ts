import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Pairs of neighbouring letters: trigrams cannot find a Korean word of two syllables.
    create function letter_pairs(words text) returns text[] language sql immutable strict parallel safe
      return array(select distinct substr(words, i, 2) from generate_series(1, length(words) - 1) as i);

    -- Without the pending list, which every search would have to read to its end
    create index classroom_posts_search on classroom_posts using gin (letter_pairs(lower(title))) with (fastupdate = off);
    create index news_items_search on news_items
      using gin (letter_pairs(lower(title_ko || E'\\n' || coalesce(title_en, '')))) with (fastupdate = off);

    -- The order of the admins' list, over all types
    create index classroom_posts_by_creation on classroom_posts (created_at, id);
    create index news_items_by_creation on news_items (created_at, id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index classroom_posts_search, news_items_search, classroom_posts_by_creation, news_items_by_creation;
    drop function letter_pairs
  `);
}
