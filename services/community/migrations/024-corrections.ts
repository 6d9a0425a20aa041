import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The new form of an item that readers have, until it is published: they keep the former one. One for each item.
    create table news_corrections (
      news_id integer primary key references news_items on delete cascade,
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      content_ko text not null,
      content_en text,
      image_alt_ko text check (image_alt_ko <> ''),
      image_alt_en text check (image_alt_en <> ''),
      -- False: the item keeps its file, and the columns of files are null.
      changes_file boolean not null default false,
      file_name text,
      file_path text,
      file_size integer check (file_size between 1 and 5242880),
      file_type text,
      file_sha256 text check (length(file_sha256) = 64),
      original_path text,
      original_bytes integer check (original_bytes > 0),
      original_sha256 text check (length(original_sha256) = 64),
      thumbnail_path text,
      thumbnail_bytes integer check (thumbnail_bytes > 0),
      thumbnail_sha256 text check (length(thumbnail_sha256) = 64),
      thumbnail_width integer check (thumbnail_width > 0),
      thumbnail_height integer check (thumbnail_height > 0),
      image_width integer check (image_width > 0),
      image_height integer check (image_height > 0),
      -- Who wrote it last; null, with an empty address, once they have left.
      author_id text,
      author_email text not null,
      -- It waits for a decision, or for its author, or for its moment.
      submitted_at timestamptz,
      returned_at timestamptz,
      return_reason text check (length(return_reason) between 1 and 1000),
      starts_at timestamptz,
      check (num_nonnulls(submitted_at, returned_at, starts_at) = 1)
    );
    create index news_corrections_by_author on news_corrections (author_id);

    alter table media_uses drop constraint media_uses_source_check,
      add constraint media_uses_source_check
        check (source in ('classroom_posts', 'news_items', 'classroom_answers', 'news_corrections'))
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from media_uses where source = 'news_corrections';
    alter table media_uses drop constraint media_uses_source_check,
      add constraint media_uses_source_check check (source in ('classroom_posts', 'news_items', 'classroom_answers'));
    drop table news_corrections
  `);
}
