import type { Knex } from 'knex';

/** Pictures are a library: they stay until somebody removes them, and can be brought back for a month. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table pictures add column removed_at timestamptz;
    create index pictures_newest on pictures (created_at desc, id)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index pictures_newest; alter table pictures drop column removed_at');
}
