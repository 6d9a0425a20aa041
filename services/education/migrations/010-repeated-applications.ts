import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table applications
      -- Sent by somebody who may not know that the address has applied already. Stored as cancelled, so that it takes no seat, also
      -- in the eyes of the previous version of the code.
      add column is_repeat boolean not null default false,
      -- What its sender was told; null once they cancelled it.
      add column repeat_status text check (repeat_status in ('signup', 'waiting')),
      add constraint repeat_is_cancelled check (not is_repeat or status = 'cancelled'),
      add constraint repeat_has_status check (is_repeat or repeat_status is null)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    delete from applications where is_repeat;
    alter table applications drop column is_repeat, drop column repeat_status
  `);
}
