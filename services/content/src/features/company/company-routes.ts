import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { createCompanyRepository } from './company-repository.ts';
import { CompanySchema } from './company-schemas.ts';
import { createCompanyService } from './company-service.ts';

export function companyRoutes(app: ServiceApp): void {
  const company = createCompanyService(createCompanyRepository(app.db));

  app.get(
    '/company',
    {
      schema: {
        operationId: 'viewCompany',
        summary: 'Name and contact data of the company',
        querystring: LanguageQuery,
        response: { 200: CompanySchema },
      },
    },
    (request) => company.read(request.query.lang ?? 'ko'),
  );
}
