import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    -- Set while the author's own removal lies in the trash: they may take it back, but not the removal by an editor.
    alter table classroom_posts add column removed_by_author boolean not null default false;
    alter table news_items add column removed_by_author boolean not null default false
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table news_items drop column removed_by_author;
    alter table classroom_posts drop column removed_by_author
  `);
}
