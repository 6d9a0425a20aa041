import { searchMigration } from '@portal/service-kit';
import type { SearchSource } from '@portal/service-kit';

/** The tables that posts replaced. */
export const formerSources: SearchSource[] = [
  {
    table: 'news_items',
    key: 'id',
    kinds: ['news', 'announcement'],
    columns: ['type', 'status', 'title_ko', 'title_en', 'content_ko', 'content_en', 'starts_at', 'removed_at'],
    // English is shown where both its texts are there
    documents: `
      cross join lateral (values
        (case when item.title_en is null or item.content_en is null then 'any' else 'ko' end, item.title_ko, item.content_ko),
        ('en', item.title_en, item.content_en)
      ) as texts (locale, title, content)
      cross join lateral (select item.type as kind, item.id::text as source_id, search_plain(texts.content) as body,
        case item.type when 'news' then '/news/' else '/education/announcement/' end || item.id as path,
        item.starts_at as dated_at, item.starts_at as public_from, null::timestamptz as public_until) as facts
      where item.status = 'visible' and item.removed_at is null and texts.title is not null and texts.content is not null`,
  },
  {
    table: 'classroom_posts',
    key: 'id',
    kinds: ['classroom'],
    columns: ['title', 'content', 'created_at', 'removed_at'],
    documents: `
      cross join lateral (select 'classroom' as kind, item.id::text as source_id, 'any' as locale, search_plain(item.content) as body,
        '/education/classroom/' || item.id as path, item.created_at as dated_at, item.created_at as public_from,
        null::timestamptz as public_until) as facts
      where item.removed_at is null`,
  },
];

/** Public news, announcements and posts, as the search of the whole site finds them. */
export const siteSearch = searchMigration(formerSources);

/** The same of all boards. A board is found below its own name, unless it is said here. */
export const postSource: SearchSource = {
  table: 'posts',
  key: 'id',
  kinds: ['news', 'announcement', 'classroom'],
  kind: 'board',
  columns: ['board', 'status', 'title_ko', 'title_en', 'content_ko', 'content_en', 'starts_at', 'removed_at'],
  // English is shown where both its texts are there
  documents: `
    cross join lateral (values
      (case when item.title_en is null or item.content_en is null then 'any' else 'ko' end, item.title_ko, item.content_ko),
      ('en', item.title_en, item.content_en)
    ) as texts (locale, title, content)
    cross join lateral (select item.board as kind, item.id::text as source_id, search_plain(texts.content) as body,
      case item.board when 'announcement' then '/education/announcement/' when 'classroom' then '/education/classroom/'
        else '/' || item.board || '/' end || item.id as path,
      item.starts_at as dated_at, item.starts_at as public_from, null::timestamptz as public_until) as facts
    where item.status = 'visible' and item.removed_at is null and texts.title is not null and texts.content is not null`,
};
