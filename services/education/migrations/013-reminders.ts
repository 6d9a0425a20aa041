import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- 0: applicants are not reminded.
    alter table trainings add column reminder_days integer not null default 1 check (reminder_days between 0 and 30);
    alter table applications add column reminded_at timestamptz
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table applications drop column reminded_at;
    alter table trainings drop column reminder_days
  `);
}
