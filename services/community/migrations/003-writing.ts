import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table classroom_posts
      -- Counts changes by people; an edit that was made from an older one is refused.
      add column version integer not null default 1,
      -- What the file really is, as its content and name say; null for files that were stored before.
      add column file_type text,
      add column file_sha256 text check (length(file_sha256) = 64),
      -- Of an attached image, in pixels.
      add column image_width integer check (image_width > 0),
      add column image_height integer check (image_height > 0);

    alter table news_items
      add column version integer not null default 1,
      add column file_type text,
      add column file_sha256 text check (length(file_sha256) = 64),
      add column image_alt_ko text check (image_alt_ko <> ''),
      add column image_alt_en text check (image_alt_en <> ''),
      add column original_bytes integer check (original_bytes > 0),
      add column original_sha256 text check (length(original_sha256) = 64),
      add column thumbnail_bytes integer check (thumbnail_bytes > 0),
      add column thumbnail_sha256 text check (length(thumbnail_sha256) = 64),
      add column thumbnail_width integer check (thumbnail_width > 0),
      add column thumbnail_height integer check (thumbnail_height > 0),
      -- Set while what a member wrote waits for an admin's decision.
      add column submitted_at timestamptz;
    create index news_items_waiting on news_items (submitted_at, id) where submitted_at is not null and removed_at is null;

    create table classroom_answers (
      id integer generated always as identity primary key,
      post_id integer not null references classroom_posts on delete cascade,
      content text not null check (content <> ''),
      -- Null, with an empty address, once the author has left; so in the other tables.
      author_id text,
      author_email text not null,
      by_admin boolean not null,
      created_at timestamptz not null default now()
    );
    create index classroom_answers_by_post on classroom_answers (post_id, id);
    create index classroom_answers_by_author on classroom_answers (author_id);

    -- Narrow rows of their own: counting a reader must not rewrite a post and its index entries.
    create table classroom_views (
      post_id integer primary key references classroom_posts on delete cascade,
      views integer not null check (views > 0)
    ) with (fillfactor = 50);
    create table news_views (
      news_id integer primary key references news_items on delete cascade,
      views integer not null check (views > 0)
    ) with (fillfactor = 50);

    -- Files that no row refers to, or none yet. A path is added here before the file is stored, and removed with the
    -- write of the row that has it.
    create table file_removals (
      path text primary key,
      due_at timestamptz not null
    );
    create index file_removals_due on file_removals (due_at);

    create index classroom_posts_trash on classroom_posts (removed_at, id) where removed_at is not null;
    create index news_items_trash on news_items (removed_at, id) where removed_at is not null
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table file_removals, news_views, classroom_views, classroom_answers;
    drop index classroom_posts_trash, news_items_trash;
    alter table news_items drop column version, drop column file_type, drop column file_sha256, drop column image_alt_ko, drop column image_alt_en,
      drop column original_bytes, drop column original_sha256, drop column thumbnail_bytes, drop column thumbnail_sha256,
      drop column thumbnail_width, drop column thumbnail_height, drop column submitted_at;
    alter table classroom_posts drop column version, drop column file_type, drop column file_sha256, drop column image_width, drop column image_height
  `);
}
