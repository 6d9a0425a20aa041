import { problem } from '@portal/service-kit';
import { localize } from '../../language.ts';
import type { Language } from '../../language.ts';
import type { CompanyRepository } from './company-repository.ts';
import type { Company } from './company-schemas.ts';

export function createCompanyService({ find }: Pick<CompanyRepository, 'find'>) {
  return {
    /** The contact data of the company. Refuses with `company-not-found` before any were entered. */
    async read(lang: Language): Promise<Company> {
      const company = await find();
      if (!company) throw problem.notFound('company-not-found');
      return { ...company.facts, ...localize({ name: company.name }, lang) };
    },
  };
}
