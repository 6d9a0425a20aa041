import type { Knex } from '@portal/service-kit/database';

/** How often pages were opened, by day: what editors see. It outlives the versions of their sections. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table page_visits (
      -- In Korea.
      day date not null,
      section section_name not null,
      -- A route, never what a visitor typed.
      page text not null check (length(page) <= 200),
      visits integer not null check (visits > 0),
      primary key (section, day, page)
    );
    create index page_visits_by_day on page_visits (day)
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table page_visits');
}
