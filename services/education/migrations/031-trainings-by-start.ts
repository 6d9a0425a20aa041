import type { Knex } from 'knex';

/** For the list of admins and its file, in the order that they begin with. */
export async function up(db: Knex): Promise<void> {
  await db.raw('create index trainings_by_start on trainings ((start_date + start_time), id) where removed_at is null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index trainings_by_start');
}
