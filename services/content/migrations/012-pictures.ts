import type { Knex } from 'knex';

/** Pictures of customer cases, each in several sizes and formats. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table pictures (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      alt_ko text check (alt_ko <> ''),
      alt_en text check (alt_en <> ''),
      -- What must stay in sight where a picture is cut, in percent from the left and from the top.
      focal_x smallint not null default 50 check (focal_x between 0 and 100),
      focal_y smallint not null default 50 check (focal_y between 0 and 100),
      -- Of its largest copy, in pixels.
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create table picture_files (
      picture_id uuid not null references pictures on delete cascade,
      file text not null check (file ~ '^(large|medium|tile|small-tile)[.](avif|webp)$'),
      path text not null,
      bytes integer not null check (bytes > 0),
      sha256 text not null check (length(sha256) = 64),
      primary key (picture_id, file)
    );
    alter table customer_cases add column picture_id uuid references pictures;
    create index customer_cases_by_picture on customer_cases (picture_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table customer_cases drop column picture_id; drop table picture_files, pictures');
}
