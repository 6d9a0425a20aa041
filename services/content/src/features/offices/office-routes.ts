import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { createOfficeRepository } from './office-repository.ts';
import { OfficeSchema } from './office-schemas.ts';
import { createOfficeService } from './office-service.ts';

export function officeRoutes(app: ServiceApp): void {
  const offices = createOfficeService(createOfficeRepository(app.db));

  app.get(
    '/offices',
    {
      schema: {
        operationId: 'viewOffices',
        summary: 'Offices with address, map position and directions',
        querystring: LanguageQuery,
        response: { 200: Type.Array(OfficeSchema) },
      },
    },
    (request) => offices.list(request.query.lang ?? 'ko'),
  );
}
