import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Copies of the whole database that were finished, noted by the command that makes them. A copy holds everything until "at".
    create table backups (at timestamptz primary key)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table backups');
}
