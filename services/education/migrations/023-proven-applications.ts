import type { Knex } from 'knex';

/** Applications come in while the index is made. */
export const transaction = false;

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table applications
      -- When the address was proven: null until then. Applications from before, and of the previous version of the code, count.
      add column if not exists proven_at timestamptz default now()`);
  // The public counts are read from it alone
  await db.raw('drop index concurrently if exists applications_proven');
  await db.raw(
    'create index concurrently applications_proven on applications (training_id, status) include (proven_at)',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index concurrently if exists applications_proven');
  await db.raw('alter table applications drop column if exists proven_at');
}
