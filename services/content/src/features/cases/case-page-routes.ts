import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { createCasePageRepository } from './case-page-repository.ts';

const CasePagesSchema = Type.Array(
  Type.Object(
    { path: Type.String(), updatedAt: Type.String({ description: 'ISO 8601' }), translated: Type.Boolean() },
    { $id: 'CasePage' },
  ),
);

export function casePageRoutes(app: ServiceApp): void {
  const pages = createCasePageRepository(app.db);
  app.get(
    '/pages',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listCasePages',
        summary: 'Pages of the cases that are shown, for the sitemap',
        response: { 200: CasePagesSchema },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'public, no-cache');
      return pages.list();
    },
  );
}
