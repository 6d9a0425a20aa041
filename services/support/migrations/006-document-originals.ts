import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table documents
      -- Version of the facts that the original was made from; \`version\` counts every change of the row.
      add column facts_version integer,
      add column original_path text,
      add column original_size integer,
      add column original_sha256 text,
      add column original_at timestamptz,
      -- Name of the admin whose file is published instead of the original.
      add column replaced_by text,
      add column uploaded_name text,
      -- Upload before the present file: somebody may still be reading it, the next change removes it.
      add column former_path text,
      add constraint replacement_is_whole check ((replaced_by is null) = (uploaded_name is null));
    update documents set facts_version = version, original_path = stored_path, original_size = size_bytes, original_sha256 = sha256, original_at = updated_at;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table documents drop column facts_version, drop column original_path, drop column original_size, drop column original_sha256,
      drop column original_at, drop column replaced_by, drop column uploaded_name, drop column former_path
  `);
}
