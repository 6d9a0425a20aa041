import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table canned_replies (
      id uuid primary key default gen_random_uuid(),
      title text not null unique constraint canned_reply_has_a_title check (title <> ''),
      ko text not null constraint canned_reply_says_something check (ko <> ''),
      -- Null: readers of English get the Korean text.
      en text check (en <> ''),
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      updated_by text not null
    )
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table canned_replies');
}
