import type { Migration } from '../database/migration.ts';

/** Table of the images of a library; needs `file_removals`. */
export const mediaMigration: Migration = {
  async up(db) {
    await db.raw(`
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
      create index media_by_author on media (author_id)
    `);
  },
  async down(db) {
    await db.raw('drop table media');
  },
};

/** Table of images that can be brought back; after `mediaMigration`, whose columns it has. */
export const mediaTrashMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table removed_media (
        like media including constraints,
        primary key (id),
        removed_at timestamptz not null default now()
      );
      create index removed_media_by_time on removed_media (removed_at);
      create index removed_media_by_author on removed_media (author_id)
    `);
  },
  async down(db) {
    await db.raw('drop table removed_media');
  },
};
