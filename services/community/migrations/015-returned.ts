import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table news_items
      -- Set while an item waits for its author, to whom an editor gave it back with a reason.
      add column returned_at timestamptz,
      add column return_reason text check (length(return_reason) between 1 and 1000)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table news_items drop column returned_at, drop column return_reason');
}
