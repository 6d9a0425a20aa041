import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table timeline_entries (
      id integer generated always as identity primary key,
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      happened_on date not null,
      position integer not null default 0,
      hidden boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table timeline_entries');
}
