import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- How far the feed of people who left has been read: one row.
    create table erasure_progress (
      single boolean primary key default true check (single),
      sequence bigint not null
    );
    insert into erasure_progress (sequence) values (0)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table erasure_progress');
}
