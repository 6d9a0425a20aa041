import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null check (email like '%_@_%' and length(email) <= 254),
      password_hash text not null,
      name text not null check (length(name) between 1 and 100),
      -- Only the first administrator has none.
      birth_date date,
      gender text check (gender in ('male', 'female')),
      phone_number text not null default '' check (length(phone_number) <= 30),
      company text not null default '' check (length(company) <= 200),
      role text not null default 'member' check (role in ('admin', 'member')),
      -- Language of mails.
      locale text not null default 'ko' check (locale in ('ko', 'en')),
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index users_email on users (lower(email));

    create table consents (
      id bigint generated always as identity primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('terms', 'privacy', 'marketing')),
      version text not null,
      given boolean not null,
      decided_at timestamptz not null default now()
    );
    create index consents_by_user on consents (user_id, kind, decided_at desc)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table consents; drop table users');
}
