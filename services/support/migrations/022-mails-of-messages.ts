import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table messages
      -- Of a mail: it has headers that programs write, so it may not be of a person. Null: it was no mail, or came before this column.
      add column seems_automatic boolean,
      -- Its Message-ID and those of the mails before it, without brackets; the answer to it names them.
      add column mail_id text,
      add column mail_references text[]
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column seems_automatic, drop column mail_id, drop column mail_references');
}
