import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { CaseRepository } from './case-repository.ts';
import type { CustomerCase } from './case-schemas.ts';

export function createCaseService({ listShown }: Pick<CaseRepository, 'listShown'>) {
  return {
    /** The customer cases, in the language asked for where there is one. */
    async list(lang: Language): Promise<CustomerCase[]> {
      const cases = await listShown();
      return cases.map(({ caseId, industryKey, texts }) => ({ caseId, industryKey, ...localize(texts, lang) }));
    },
  };
}
