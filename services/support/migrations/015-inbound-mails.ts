import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Mails that became a message: a server that is not sure delivers one twice.
    create table inbound_mails (
      -- SHA-256 of the Message-ID, or of the whole mail where it has none.
      hash bytea primary key check (octet_length(hash) = 32),
      received_at timestamptz not null default now()
    );
    create index inbound_mails_by_time on inbound_mails (received_at)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table inbound_mails');
}
