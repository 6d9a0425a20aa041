import type { Knex } from 'knex';

/** What there is to know of the upload at `former_path`, so that it can be published again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table documents add column former jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table documents drop column former');
}
