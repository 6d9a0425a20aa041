import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table users
      -- Counts changes by people; an edit that was made from an older one is refused.
      add column version integer not null default 1,
      add column suspended_at timestamptz,
      add column suspension_reason text check (length(suspension_reason) between 1 and 500),
      -- The admin; no reference, for admins may leave.
      add column suspended_by uuid,
      add column last_sign_in_at timestamptz,
      add column search_text text not null generated always as (lower(name || E'\\n' || email || E'\\n' || company)) stored,
      add constraint suspension_has_reason check ((suspended_at is null) = (suspension_reason is null));

    -- Pairs of neighbouring letters: trigrams cannot find a Korean word of two syllables.
    create function letter_pairs(words text) returns text[] language sql immutable strict parallel safe
      return array(select distinct substr(words, i, 2) from generate_series(1, length(words) - 1) as i);

    create index users_search on users using gin (letter_pairs(search_text));
    create index users_by_name on users (name, id);
    create index users_by_email on users (email, id);
    create index users_by_company on users (company, id);
    create index users_by_creation on users (created_at, id);
    create index users_by_sign_in on users (coalesce(last_sign_in_at, '-infinity'), id);
    create index users_admins on users (id) where role = 'admin';
    create index users_suspended on users (created_at, id) where suspended_at is not null;

    alter table sessions
      -- What is left of the user agent; empty where it says nothing.
      add column browser text not null default '',
      add column system text not null default '',
      add column device_kind text not null default 'unknown' check (device_kind in ('desktop', 'mobile', 'tablet', 'unknown')),
      drop constraint sessions_end_reason_check,
      add constraint sessions_end_reason_check check (end_reason in ('signed-out', 'replayed', 'revoked', 'password-changed', 'password-reset', 'suspended'));

    create table password_resets (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index password_resets_by_user on password_resets (user_id);

    -- Who left, for services that hold something of theirs; the id says nothing about a person any more.
    create table erasures (
      sequence bigint generated always as identity primary key,
      user_id uuid not null unique,
      erased_at timestamptz not null default now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table erasures;
    drop table password_resets;
    update sessions set end_reason = 'signed-out' where end_reason not in ('signed-out', 'replayed');
    alter table sessions drop column browser, drop column system, drop column device_kind,
      drop constraint sessions_end_reason_check, add constraint sessions_end_reason_check check (end_reason in ('signed-out', 'replayed'));
    drop index users_search, users_by_name, users_by_email, users_by_company, users_by_creation, users_by_sign_in, users_admins, users_suspended;
    alter table users drop column version, drop column suspended_at, drop column suspension_reason, drop column suspended_by,
      drop column last_sign_in_at, drop column search_text;
    drop function letter_pairs
  `);
}
