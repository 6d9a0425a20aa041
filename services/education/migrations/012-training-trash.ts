import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table trainings
      -- Until then a removed training can be restored; afterwards it is deleted with its applications. Null for one on the schedule,
      -- and for one that was removed when its rows were promised to stay.
      add column purge_at timestamptz,
      add constraint trash_is_removed check (purge_at is null or removed_at is not null);

    create index trainings_to_purge on trainings (purge_at) where purge_at is not null
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table trainings drop column purge_at');
}
