import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table sign_in_attempts (
      -- Keyed hash of account and address: neither can be read from it.
      key bytea primary key check (length(key) = 32),
      failed_at timestamptz[] not null,
      changed_at timestamptz not null default now()
    );
    create index sign_in_attempts_changed on sign_in_attempts (changed_at)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table sign_in_attempts');
}
