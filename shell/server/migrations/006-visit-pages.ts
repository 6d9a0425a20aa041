import type { Knex } from '@portal/service-kit/database';

/** Where a browser of each network saw a version fail: the portal opens such pages itself before it rolls a version back. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table visits add column page text check (length(page) <= 300)`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table visits drop column page');
}
