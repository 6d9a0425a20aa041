import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- When staff marked the applicant as present.
    alter table applications add column attended_at timestamptz
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table applications drop column attended_at');
}
