import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- One sign-in on one device: the family of all refresh tokens that came of it.
    create table sessions (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      renewed_at timestamptz not null default now(),
      ended_at timestamptz,
      end_reason text check (end_reason in ('signed-out', 'replayed')),
      constraint end_has_reason check ((ended_at is null) = (end_reason is null))
    );
    create index sessions_by_user on sessions (user_id) where ended_at is null;

    create table refresh_tokens (
      -- SHA-256; the token itself is nowhere.
      token_hash bytea primary key check (length(token_hash) = 32),
      session_id uuid not null references sessions on delete cascade,
      created_at timestamptz not null default now(),
      used_at timestamptz
    );
    create index refresh_tokens_by_session on refresh_tokens (session_id);
    -- A family has one living token.
    create unique index refresh_tokens_living on refresh_tokens (session_id) where used_at is null
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table refresh_tokens; drop table sessions');
}
