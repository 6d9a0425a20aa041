import { searchMigration } from '@portal/service-kit';

/** The documents of the download page, as the search of the whole site finds them: everybody sees that they are there. */
export const siteSearch = searchMigration([
  {
    table: 'documents',
    key: 'key',
    kinds: ['document'],
    columns: ['title_ko', 'title_en', 'filename', 'updated_at'],
    documents: `
      cross join lateral (values ('ko', item.title_ko), ('en', item.title_en)) as texts (locale, title)
      cross join lateral (select 'document' as kind, item.key as source_id, item.filename as body, '/support/download' as path,
        item.updated_at as dated_at, '-infinity'::timestamptz as public_from, null::timestamptz as public_until) as facts`,
  },
]);
