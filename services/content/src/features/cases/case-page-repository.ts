import type { Knex } from 'knex';
import { caseEntry } from './case-entry.ts';

/** A sitemap holds 50,000 addresses, and all sections share it. */
const mostPages = 2_500;

export interface CasePage {
  path: string;
  updatedAt: string;
  translated: boolean;
}

const texts = Object.keys(caseEntry.fields.properties).flatMap((field) =>
  field.endsWith('Ko') ? [[field, `${field.slice(0, -2)}En`]] : [],
);

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
