import type { Migration } from '../database/migration.ts';

/** Table of edited mail texts. A service that declares `mails` lists it among its migrations, with `revisionMigration`. */
export const mailTemplateMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table mail_templates (
        name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
        -- Null: the built-in texts, which follow the code.
        texts jsonb check (jsonb_typeof(texts) = 'object'),
        -- 1 is the built-in state before any change.
        version integer not null check (version > 1),
        updated_at timestamptz not null default now()
      )
    `);
  },
  async down(db) {
    await db.raw('drop table mail_templates');
  },
};
