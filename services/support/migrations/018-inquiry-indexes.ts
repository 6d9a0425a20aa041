import type { Knex } from 'knex';

const listed = 'include (state, merged_into)';

/**
 * The indexes that the inbox is sorted by, with what leaves a row out of it: so that pages far behind read no rows. Those of
 * migration 12 include the state alone; queries of earlier versions use these as well.
 */
const replaced = {
  inquiries_by_creation: `inquiries (created_at, id) ${listed}`,
  inquiries_by_change: `inquiries (updated_at, id) ${listed}`,
  inquiries_by_number: `inquiries (number, id) ${listed}`,
  inquiries_by_name: `inquiries (name, id) ${listed}`,
  inquiries_by_title: `inquiries (title, id) ${listed}`,
  inquiries_by_progress: `inquiries (array_position(array['received','inProgress','answered','spam'], state), id) ${listed}`,
  inquiries_by_type: `inquiries (type, created_at, id) ${listed} where type is not null`,
};

const added = {
  inquiries_by_tag: `inquiries using gin (tags)`,
  inquiries_due: `inquiries (due_on) include (state) where due_on is not null`,
  inquiries_merged: `inquiries (merged_into) where merged_into is not null`,
  inquiries_answered: `inquiries (answered_at) where answered_at is not null`,
};

/** Inquiries come in while the indexes are made. */
export const transaction = false;

export async function up(db: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(added)) {
    await db.raw(`drop index concurrently if exists ${name}`);
    await db.raw(`create index concurrently ${name} on ${columns}`);
  }
  for (const [name, columns] of Object.entries(replaced)) {
    await db.raw(`drop index concurrently if exists ${name}_next`);
    await db.raw(`create index concurrently ${name}_next on ${columns}`);
    await db.raw(`drop index concurrently if exists ${name}`);
    await db.raw(`alter index ${name}_next rename to ${name}`);
  }
}

/** Those that were replaced do for earlier versions, too; they go with the column that they include. */
export async function down(db: Knex): Promise<void> {
  for (const name of Object.keys(added)) await db.raw(`drop index concurrently if exists ${name}`);
}
