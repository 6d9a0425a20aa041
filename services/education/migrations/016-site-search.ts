import { searchMigration } from '@portal/service-kit';

/** The trainings of the schedule, as the search of the whole site finds them; in English where title and type are. */
export const siteSearch = searchMigration([
  {
    table: 'trainings',
    key: 'id',
    kinds: ['training'],
    columns: [
      'title_ko',
      'title_en',
      'type_ko',
      'type_en',
      'content_ko',
      'content_en',
      'place_ko',
      'place_en',
      'start_date',
      'start_time',
      'created_at',
      'removed_at',
    ],
    documents: `
      cross join lateral (select (item.content_en is not null or item.content_ko = '') and (item.place_en is not null or item.place_ko = '') as is_whole) as english
      cross join lateral (values
        (case when item.title_en is null or item.type_en is null then 'any' else 'ko' end, item.title_ko, item.type_ko, item.content_ko, item.place_ko),
        ('en', item.title_en, item.type_en, case when is_whole then item.content_en else item.content_ko end,
          case when is_whole then item.place_en else item.place_ko end)
      ) as texts (locale, title, type, content, place)
      cross join lateral (select 'training' as kind, item.id::text as source_id,
        concat_ws(' · ', texts.type, nullif(texts.place, ''), nullif(search_plain(texts.content), '')) as body,
        '/education/schedule?training=' || item.id as path,
        (item.start_date + item.start_time) at time zone 'Asia/Seoul' as dated_at, item.created_at as public_from,
        null::timestamptz as public_until) as facts
      where item.removed_at is null and texts.title is not null and texts.type is not null`,
  },
]);
