import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- The first day that the applicant was reminded of. Null: of none, or by a version of before, which reminded once.
    alter table applications add column reminded_for date
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table applications drop column reminded_for');
}
