import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table classroom_posts (
      id integer generated always as identity primary key,
      type text not null check (type in ('free', 'notice', 'attach', 'question')),
      title text not null check (title <> ''),
      content text not null,
      -- Account ids belong to another service; null once the author has left.
      author_id text,
      author_email text not null,
      file_name text,
      file_path text,
      file_size integer check (file_size between 1 and 5242880),
      views integer not null default 0 check (views >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- Set while the post lies in the trash.
      removed_at timestamptz,
      constraint file_is_whole check (num_nulls(file_name, file_path, file_size) in (0, 3))
    );

    -- The list under 'all' leaves the notices out, because they are shown above it.
    create index classroom_posts_list on classroom_posts (created_at desc, id desc)
      where removed_at is null and type <> 'notice';
    create index classroom_posts_by_type on classroom_posts (type, created_at desc, id desc) where removed_at is null;
    create index classroom_posts_by_author on classroom_posts (author_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table classroom_posts');
}
