import type { Knex } from 'knex';

/** Which images of the library a training shows, found by an index: each image that is loaded asks for it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function shown_images(content_ko text, content_en text) returns text[]
      language sql immutable parallel safe as $$
        select coalesce(array_agg(found[1]), '{}') from regexp_matches(
          coalesce(content_ko, '') || ' ' || coalesce(content_en, ''),
          '/api/education/media/([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})/', 'g') as found
      $$;
    create index trainings_by_image on trainings using gin (shown_images(content_ko, content_en))
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index trainings_by_image; drop function shown_images(text, text)');
}
