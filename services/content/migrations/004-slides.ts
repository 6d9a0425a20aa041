import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table home_slides (
      id integer generated always as identity primary key,
      title_ko text not null check (title_ko <> ''),
      title_en text check (title_en <> ''),
      text_ko text not null check (text_ko <> ''),
      text_en text check (text_en <> ''),
      link text not null,
      has_question_button boolean not null default false,
      has_web_eq_application_button boolean not null default false,
      position integer not null default 0,
      hidden boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- A path of this site and nothing else: '//host' would leave it.
      constraint link_stays_on_the_site check (link ~ '^/([^/\\\\]|$)')
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table home_slides');
}
