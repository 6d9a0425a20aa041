import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // The account that it was sent from is gone
  await db.raw('alter table inquiries add column account_deleted boolean not null default false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table inquiries drop column account_deleted');
}
