import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- What a title is found by: the month and board of its kept count first, then each letter, each pair of letters.
    -- The month is written as the trigger of the counts cuts it, in UTC.
    create function search_keys(board text, moment timestamptz, words text) returns text[] language plpgsql immutable strict parallel safe as $$
    declare
      keys text[] := array[board || ' ' || extract(year from moment at time zone 'UTC') || '-' || extract(month from moment at time zone 'UTC')];
    begin
      for i in 1 .. length(words) loop
        keys[2 * i] := substr(words, i, 1);
        keys[2 * i + 1] := substr(words, i, 2);
      end loop;
      return keys;
    end $$;

    -- Without the pending list, which every search would have to read to its end
    create index classroom_posts_hits on classroom_posts using gin (search_keys(type, created_at, lower(title))) with (fastupdate = off);
    create index news_items_hits on news_items
      using gin (search_keys(type || ' ' || status, starts_at, lower(title_ko || E'\\n' || coalesce(title_en, '')))) with (fastupdate = off);

    -- The version before this one still searches by classroom_posts_search and news_items_search; a later migration takes them away.
    -- Numbers for the planner, which has none yet about what the new indexes hold
    analyze classroom_posts;
    analyze news_items
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index classroom_posts_hits, news_items_hits;
    drop function search_keys
  `);
}
