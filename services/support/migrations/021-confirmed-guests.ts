import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Of a guest: when somebody first wrote through what was mailed to the address, which anybody may have typed. Null: no one has.
    alter table inquiries add column confirmed_at timestamptz;
    -- A guest's inquiry was merged into that of a member who had only typed the same address, and who read it there since.
    update inquiries merged set merged_into = null
      from inquiries kept
      where kept.id = merged.merged_into and merged.sender_id is distinct from kept.sender_id
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table inquiries drop column confirmed_at');
}
