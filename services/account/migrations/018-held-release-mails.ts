import type { Knex } from 'knex';

/** People can choose to be notified of versions that stay under suspicion; an earlier choice does not include them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table release_mail_choices
      drop constraint release_mail_choices_events_check,
      add constraint release_mail_choices_events_check
        check (events <@ array['refused', 'healed', 'rolled-back', 'held'])
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update release_mail_choices set events = array_remove(events, 'held');
    alter table release_mail_choices
      drop constraint release_mail_choices_events_check,
      add constraint release_mail_choices_events_check check (events <@ array['refused', 'healed', 'rolled-back'])
  `);
}
