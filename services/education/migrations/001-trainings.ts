import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table trainings (
      id integer generated always as identity primary key,
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      type_ko text not null check (type_ko <> ''),
      type_en text check (type_en <> ''),
      content_ko text not null,
      content_en text,
      status text not null default 'recruiting' check (status in ('recruiting', 'completed')),
      start_date date not null,
      end_date date not null,
      start_time time not null,
      end_time time not null,
      capacity integer not null check (capacity > 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- A removed training keeps its row, because the applications for it stay.
      removed_at timestamptz,
      constraint days_are_ordered check (end_date >= start_date),
      constraint times_are_ordered check (end_time > start_time)
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table trainings');
}
