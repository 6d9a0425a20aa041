import { searchMigration } from '@portal/service-kit';

/** One language or the other: an entry is shown in English when all its texts are. */
const texts = (fields: Record<'title' | 'body', [ko: string, en: string]>, whole: string) => `
  cross join lateral (values
    (case when ${whole} then 'ko' else 'any' end, ${fields.title[0]}, ${fields.body[0]}),
    (case when ${whole} then 'en' end, ${fields.title[1]}, ${fields.body[1]})
  ) as texts (locale, title, body)`;

const facts = (kind: string, key: string, path: string, datedAt = 'null::timestamptz') => `
  cross join lateral (select '${kind}' as kind, item.${key}::text as source_id, ${path} as path, ${datedAt} as dated_at,
    item.created_at as public_from, null::timestamptz as public_until) as facts
  where not item.hidden and texts.locale is not null`;

/** What the company says of itself, as the search of the whole site finds it. */
export const siteSearch = searchMigration([
  {
    table: 'customer_cases',
    key: 'id',
    kinds: ['case'],
    columns: [
      'industry_key',
      'industry_ko',
      'industry_en',
      'company_ko',
      'company_en',
      'project_ko',
      'project_en',
      'details_ko',
      'details_en',
      'hidden',
    ],
    documents:
      texts(
        {
          title: [`item.company_ko || ' · ' || item.project_ko`, `item.company_en || ' · ' || item.project_en`],
          body: [`item.industry_ko || ' · ' || item.details_ko`, `item.industry_en || ' · ' || item.details_en`],
        },
        'num_nulls(item.industry_en, item.company_en, item.project_en, item.details_en) = 0',
      ) + facts('case', 'id', `'/application?industry=' || item.industry_key`),
  },
  {
    table: 'timeline_entries',
    key: 'id',
    kinds: ['history'],
    columns: ['title_ko', 'title_en', 'happened_on', 'hidden'],
    documents:
      texts({ title: ['item.title_ko', 'item.title_en'], body: [`''`, `''`] }, 'item.title_en is not null') +
      facts('history', 'id', `'/timeline'`, `item.happened_on::timestamp at time zone 'Asia/Seoul'`),
  },
  {
    table: 'offices',
    key: 'key',
    kinds: ['office'],
    columns: [
      'title_ko',
      'title_en',
      'address_ko',
      'address_en',
      'subway_station_ko',
      'subway_station_en',
      'subway_directions_ko',
      'subway_directions_en',
      'bus_stop_ko',
      'bus_stop_en',
      'bus_directions_ko',
      'bus_directions_en',
      'hidden',
    ],
    documents:
      texts(
        {
          title: ['item.title_ko', 'item.title_en'],
          body: [
            `concat_ws(' · ', item.address_ko, item.subway_station_ko, item.bus_stop_ko)`,
            `concat_ws(' · ', item.address_en, item.subway_station_en, item.bus_stop_en)`,
          ],
        },
        `num_nulls(item.title_en, item.address_en, item.bus_stop_en, item.bus_directions_en) = 0
          and (item.subway_station_ko is null or num_nulls(item.subway_station_en, item.subway_directions_en) = 0)`,
      ) + facts('office', 'key', `'/#location'`),
  },
]);
