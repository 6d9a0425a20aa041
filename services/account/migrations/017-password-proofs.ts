import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- When the person of a session last gave the password to change the account; signing in is none of these times.
    alter table sessions add column password_at timestamptz
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table sessions drop column password_at');
}
