import { searchMigration } from '@portal/service-kit';
import type { Migration } from '@portal/service-kit';
import { siteSearch } from './007-site-search.ts';

const storyTexts = ['challenge', 'solution', 'result', 'quote'];
const wordsOf = (lang: 'ko' | 'en') =>
  `concat_ws(' · ', item.industry_${lang}, item.details_${lang}, ${storyTexts.map((name) => `item.${name}_${lang}`).join(', ')})`;
const optional = [...storyTexts, 'figures', 'quote_by'];
const isWhole = `num_nulls(item.industry_en, item.company_en, item.project_en, item.details_en) = 0
  ${optional.map((name) => `and (item.${name}_ko is null or item.${name}_en is not null)`).join(' ')}`;

/** A case is found by its story, and its hit leads to its page. */
const stories = searchMigration([
  {
    table: 'customer_cases',
    key: 'id',
    kinds: ['case'],
    columns: [
      'slug',
      'industry_ko',
      'industry_en',
      'company_ko',
      'company_en',
      'project_ko',
      'project_en',
      'details_ko',
      'details_en',
      ...optional.flatMap((name) => [`${name}_ko`, `${name}_en`]),
      'hidden',
    ],
    documents: `
      cross join lateral (values
        (case when ${isWhole} then 'ko' else 'any' end, item.company_ko || ' · ' || item.project_ko, ${wordsOf('ko')}),
        (case when ${isWhole} then 'en' end, item.company_en || ' · ' || item.project_en, ${wordsOf('en')})
      ) as texts (locale, title, body)
      cross join lateral (select 'case' as kind, item.id::text as source_id,
        '/application/' || coalesce(item.slug, item.id::text) as path, null::timestamptz as dated_at,
        item.created_at as public_from, null::timestamptz as public_until) as facts
      where not item.hidden and texts.locale is not null`,
  },
]);

export const caseSearch: Migration = {
  transaction: false,
  async up(db) {
    await db('search_documents').where({ kind: 'case' }).delete();
    await stories.up(db);
  },
  async down(db) {
    await db('search_documents').where({ kind: 'case' }).delete();
    await siteSearch.up(db);
  },
};
