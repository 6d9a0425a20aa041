import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table applications
      -- The account that applied is gone.
      add column account_deleted boolean not null default false,
      -- When the person in it was taken out; the row still counts as a seat.
      add column erased_at timestamptz
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table applications drop column account_deleted, drop column erased_at');
}
