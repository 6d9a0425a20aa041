import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table news_items (
      id integer generated always as identity primary key,
      type text not null default 'news' check (type in ('news', 'announcement')),
      -- Nothing is shown before somebody decides so.
      status text not null default 'hidden' check (status in ('visible', 'hidden')),
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      content_ko text not null,
      content_en text,
      starts_at timestamptz not null default now(),
      -- Account ids belong to another service; null once the author has left.
      author_id text,
      author_email text not null,
      file_name text,
      file_path text,
      file_size integer check (file_size between 1 and 5242880),
      original_path text,
      thumbnail_path text,
      image_width integer check (image_width > 0),
      image_height integer check (image_height > 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- Set while the item lies in the trash.
      removed_at timestamptz,
      constraint file_is_whole check (num_nulls(file_name, file_path, file_size) in (0, 3)),
      constraint image_is_whole check (num_nulls(original_path, thumbnail_path, image_width, image_height) in (0, 4))
    );

    create index news_items_public on news_items (type, starts_at desc, id desc)
      where status = 'visible' and removed_at is null;
    create index news_items_all on news_items (type, starts_at desc, id desc) where removed_at is null;
    create index news_items_by_author on news_items (author_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table news_items');
}
