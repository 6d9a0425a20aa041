import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence inquiry_numbers as bigint;

    create table inquiries (
      id uuid primary key default gen_random_uuid(),
      number text not null unique constraint number_reads_well check (number ~ '^Q-[0-9]{4}-[0-9]{6,}$'),
      form text not null constraint form_known check (form in ('question', 'smwp', 'webeq')),
      type text constraint type_known check (type in ('product', 'education', 'other')),
      product text,
      name text not null,
      phone text not null,
      -- As typed: a mistyped address loses the receipt, not the inquiry.
      email text not null,
      apply_date text,
      title text not null,
      content text not null,
      smwp_id text constraint smwp_id_format check (smwp_id ~ '^[A-Za-z0-9]{1,12}$' and smwp_id ~ '[A-Za-z]' and smwp_id ~ '[0-9]'),
      -- Language of mails to the sender.
      locale text not null constraint locale_known check (locale in ('ko', 'en')),
      -- Account that it was sent from; null for a guest.
      sender_id text,
      sender_email text,
      -- Somebody filled in the field that people do not see.
      trapped boolean not null default false,
      state text not null default 'received' constraint state_known check (state in ('received', 'inProgress', 'answered', 'spam')),
      assignee_id text,
      password_state text not null default 'none' constraint password_state_known check (password_state in ('none', 'kept', 'revealed', 'destroyed')),
      password_key_id text,
      password_sealed bytea,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      search_text text generated always as (number || E'\\n' || name || E'\\n' || email || E'\\n' || phone || E'\\n' || title || E'\\n' || content) stored,
      constraint form_fits_fields check ((form = 'question') = (type is not null) and (form = 'question') = (apply_date is null) and (form = 'smwp') = (smwp_id is not null)),
      constraint sender_is_whole check ((sender_id is null) = (sender_email is null)),
      constraint password_kept_is_there check ((password_state = 'kept') = (password_sealed is not null) and (password_sealed is null) = (password_key_id is null)),
      constraint only_smwp_has_a_password check ((form = 'smwp') = (password_state <> 'none')),
      -- Completion without destroying the password fails here, whichever code forgets it.
      constraint no_password_after_completion check (state <> 'answered' or password_sealed is null)
    );
    create index inquiries_by_time on inquiries (created_at desc, id);
    create index inquiries_by_state on inquiries (state, created_at desc);
    create index inquiries_by_sender on inquiries (sender_id, created_at desc) where sender_id is not null;
    create index inquiries_by_text on inquiries using gin (search_text gin_trgm_ops);

    create table throttle (
      key bytea primary key,
      used_at timestamptz[] not null,
      changed_at timestamptz not null default now()
    );
    create index throttle_by_time on throttle (changed_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table throttle; drop table inquiries; drop sequence inquiry_numbers');
}
