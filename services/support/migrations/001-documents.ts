import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('documents', (table) => {
    table.text('key').primary();
    table.integer('position').notNullable().unique();
    table.text('type').notNullable();
    table.text('colour').notNullable();
    table.text('title_ko').notNullable();
    table.text('title_en').notNullable();
    table.text('filename').notNullable().unique();
    table.text('stored_path').notNullable();
    table.integer('size_bytes').notNullable();
    table.text('sha256').notNullable();
    table.integer('version').notNullable();
    table.bigInteger('download_count').notNullable().defaultTo(0);
    table.timestamp('updated_at', { useTz: true }).notNullable();
    table.check("type in ('brochure', 'catalog')", [], 'documents_type_known');
    table.check("filename <> '' and filename !~ '[/\\\\]'", [], 'documents_filename_is_a_bare_name');
    table.check('size_bytes > 0', [], 'documents_size_positive');
    table.check("sha256 ~ '^[0-9a-f]{64}$'", [], 'documents_sha256_is_hex');
    table.check('version > 0 and download_count >= 0', [], 'documents_counts_positive');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('documents');
}
