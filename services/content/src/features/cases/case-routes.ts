import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { createCaseRepository } from './case-repository.ts';
import { CustomerCaseSchema } from './case-schemas.ts';
import { createCaseService } from './case-service.ts';

export function caseRoutes(app: ServiceApp): void {
  const cases = createCaseService(createCaseRepository(app.db));

  app.get(
    '/cases',
    {
      schema: {
        operationId: 'viewCases',
        summary: 'Customer application cases',
        querystring: LanguageQuery,
        response: { 200: Type.Array(CustomerCaseSchema) },
      },
    },
    (request) => cases.list(request.query.lang ?? 'ko'),
  );
}
