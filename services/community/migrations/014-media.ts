import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Images that texts show: the library of the boards.
    create table media (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      alt_ko text check (alt_ko <> ''),
      alt_en text check (alt_en <> ''),
      -- What must stay in sight where an image is cut, in percent from the left and from the top.
      focal_x smallint not null default 50 check (focal_x between 0 and 100),
      focal_y smallint not null default 50 check (focal_y between 0 and 100),
      large_path text not null,
      large_bytes integer not null check (large_bytes > 0),
      large_sha256 text not null check (length(large_sha256) = 64),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      tile_path text not null,
      tile_bytes integer not null check (tile_bytes > 0),
      tile_sha256 text not null check (length(tile_sha256) = 64),
      -- Of an editor it stays though no text shows it.
      is_kept boolean not null,
      author_id text,
      author_email text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index media_newest on media (created_at desc, id);
    create index media_by_author on media (author_id);

    -- Which texts show an image, written with each of them.
    create table media_uses (
      media_id uuid not null references media,
      source text not null check (source in ('classroom_posts', 'news_items')),
      item_id integer not null,
      primary key (media_id, source, item_id)
    );
    create index media_uses_by_item on media_uses (source, item_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table media_uses, media');
}
