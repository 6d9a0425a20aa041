import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table applications
      -- Consent to the use of the data was given to staff, by telephone or in person, instead of in the form.
      add column entered_by_staff boolean not null default false,
      -- Counts corrections by staff, so that a form filled with older values is refused.
      add column version integer not null default 1
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table applications drop column entered_by_staff, drop column version');
}
