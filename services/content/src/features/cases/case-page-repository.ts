import type { Knex } from 'knex';
import { caseResource } from './case-resource.ts';

/** A sitemap holds 50,000 addresses, and all sections share it. */
const mostPages = 2_500;

export interface CasePage {
  path: string;
  updatedAt: string;
  translated: boolean;
}

const textsIn = (language: 'ko' | 'en') =>
  caseResource.inputs.flatMap((input) => (input.language === language ? [input.column] : []));
const english = textsIn('en');
/** Each Korean text with its English one. */
const texts = textsIn('ko').map((ko, index) => [ko, english[index] ?? '']);

export function createCasePageRepository(db: Knex) {
  const isWhole = texts.map(() => '(?? is null or ?? is not null)').join(' and ');
  return {
    /** Pages of all cases that are shown, in their order. */
    list: (): Promise<CasePage[]> =>
      db('customer_cases')
        .where('hidden', false)
        .orderBy(['position', 'id'])
        .limit(mostPages)
        .select<CasePage[]>(
          db.raw(`'/application/' || coalesce(slug, id::text) as path`),
          db.raw(`to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"`),
          db.raw(`(${isWhole}) as translated`, texts.flat()),
        ),
  };
}
