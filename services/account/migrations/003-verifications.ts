import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table email_verifications (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    );
    create index email_verifications_by_user on email_verifications (user_id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table email_verifications');
}
