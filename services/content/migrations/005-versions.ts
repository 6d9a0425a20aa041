import type { Knex } from 'knex';

const tables = ['timeline_entries', 'customer_cases', 'offices', 'home_slides', 'company'];

/** Counts the edits of a row, so that an edit of an older state can be refused. */
export async function up(db: Knex): Promise<void> {
  for (const table of tables) await db.raw('alter table ?? add column version integer not null default 1', [table]);
}

export async function down(db: Knex): Promise<void> {
  for (const table of tables) await db.raw('alter table ?? drop column version', [table]);
}
