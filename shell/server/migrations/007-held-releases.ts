import type { Knex } from '@portal/service-kit/database';

/** Teams are also notified of versions that stay under suspicion, and managers can keep automatic rollback for themselves. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table release_events
      drop constraint release_events_event_check,
      add constraint release_events_event_check check (event in ('refused', 'healed', 'rolled-back', 'held'));

    -- What is only rolled back by people, and since when.
    create table manual_rollbacks (
      kind text not null check (kind in ('section', 'service')),
      name section_name not null,
      since timestamptz not null default now(),
      primary key (kind, name)
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table manual_rollbacks;
    delete from release_events where event = 'held';
    alter table release_events
      drop constraint release_events_event_check,
      add constraint release_events_event_check check (event in ('refused', 'healed', 'rolled-back'))
  `);
}
