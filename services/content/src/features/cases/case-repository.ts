import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';

interface CaseRow {
  id: number;
  industry_key: string;
  industry_ko: string;
  industry_en: string | null;
  company_ko: string;
  company_en: string | null;
  project_ko: string;
  project_en: string | null;
  details_ko: string;
  details_en: string | null;
}

export interface StoredCase {
  caseId: number;
  industryKey: string;
  texts: Record<'company' | 'industry' | 'project' | 'details', Bilingual>;
}

export function createCaseRepository(db: Knex) {
  return {
    /** The customer cases that are not hidden, in the order set by an admin. */
    async listShown(): Promise<StoredCase[]> {
      const rows = await db('customer_cases')
        .select<CaseRow[]>(
          'id',
          'industry_key',
          'industry_ko',
          'industry_en',
          'company_ko',
          'company_en',
          'project_ko',
          'project_en',
          'details_ko',
          'details_en',
        )
        .where('hidden', false)
        .orderBy(['position', 'id']);
      return rows.map(toCase);
    },
  };
}

export type CaseRepository = ReturnType<typeof createCaseRepository>;

function toCase(row: CaseRow): StoredCase {
  return {
    caseId: row.id,
    industryKey: row.industry_key,
    texts: {
      company: { ko: row.company_ko, en: row.company_en },
      industry: { ko: row.industry_ko, en: row.industry_en },
      project: { ko: row.project_ko, en: row.project_en },
      details: { ko: row.details_ko, en: row.details_en },
    },
  };
}
