import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Readers have seen it before it was hidden, so that it keeps its date when it is shown again. Null: not known, as before this column.
    alter table news_items add column was_shown boolean
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table news_items drop column was_shown');
}
