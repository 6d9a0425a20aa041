import type { Knex } from 'knex';
import type { Migration } from '@portal/service-kit';

const tables = ['timeline_entries', 'customer_cases', 'offices', 'home_slides', 'offer_facts'];

/** Removed entries stay in their tables for a month. They are hidden, also from versions that have no trash. */
export const trash: Migration = {
  narrows: {
    'customer_cases.customer_cases_slug': {
      reason: 'it refuses less than the constraint that it replaces: rows of earlier versions are never in the trash',
    },
  },
  async up(db: Knex) {
    for (const table of tables)
      await db.raw(
        `alter table ?? add column removed_at timestamptz, add column purge_at timestamptz,
           add constraint removed_is_whole check ((removed_at is null) = (purge_at is null))`,
        [table],
      );
    await db.raw(`
      create unique index customer_cases_slug on customer_cases (slug) where removed_at is null;
      alter table customer_cases drop constraint customer_cases_slug_key
    `);
  },
  async down(db: Knex) {
    for (const table of tables) await db.raw('delete from ?? where removed_at is not null', [table]);
    await db.raw(`
      alter table customer_cases add constraint customer_cases_slug_key unique (slug);
      drop index customer_cases_slug
    `);
    for (const table of tables) await db.raw('alter table ?? drop column removed_at, drop column purge_at', [table]);
  },
};
