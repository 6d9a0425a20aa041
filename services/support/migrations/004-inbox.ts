import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Admins who have opened the inbox: an inquiry can be given to them.
    create table agents (
      id text primary key,
      name text not null,
      email text not null,
      seen_at timestamptz not null default now()
    );

    create table notes (
      id bigint generated always as identity primary key,
      inquiry_id uuid not null references inquiries on delete cascade,
      author_id text not null,
      author_name text not null,
      content text not null constraint note_says_something check (content <> ''),
      created_at timestamptz not null default now()
    );
    create index notes_of_inquiry on notes (inquiry_id, id);

    create table replies (
      id bigint generated always as identity primary key,
      inquiry_id uuid not null references inquiries on delete cascade,
      author_id text not null,
      author_name text not null,
      content text not null constraint reply_says_something check (content <> ''),
      mailed_to text not null,
      created_at timestamptz not null default now()
    );
    create index replies_of_inquiry on replies (inquiry_id, id);

    -- Who has an inquiry open; a row that is not renewed means nothing after half a minute.
    create table presence (
      inquiry_id uuid not null references inquiries on delete cascade,
      agent_id text not null,
      name text not null,
      writing boolean not null default false,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      primary key (inquiry_id, agent_id)
    );

    create table settings (
      one_row boolean primary key default true constraint only_one_row check (one_row),
      guest_inquiries boolean not null default false,
      -- Null: the address of the environment.
      inbox_email text,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      updated_by text
    );
    insert into settings default values;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table settings, presence, replies, notes, agents');
}
