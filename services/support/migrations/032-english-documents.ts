import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table documents
      -- The original in English; empty in rows that an older version of the service made.
      add column english_path text,
      add column english_size integer,
      add column english_sha256 text,
      add constraint english_is_whole check (num_nonnulls(english_path, english_size, english_sha256) in (0, 3)),
      add constraint english_has_bytes check (english_size > 0)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'alter table documents drop column english_path, drop column english_size, drop column english_sha256',
  );
}
