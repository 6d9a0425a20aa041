import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What stood below the text of a mail that came in: what it quotes, a signature. Null: nothing did, or it was no mail.
    alter table messages add column quoted_text text constraint quotation_says_something check (quoted_text <> '')
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table messages drop column quoted_text');
}
