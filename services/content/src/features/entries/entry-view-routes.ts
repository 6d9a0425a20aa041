import { Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { LanguageQuery } from '../../language.ts';
import { createEntryViewService } from './entry-view-service.ts';
import type { PublicEntries } from './entry-view.ts';

const ShownParams = Type.Object({ entryKey: Type.String({ minLength: 1, maxLength: 60 }) });

/** What everybody reads of a resource, at `/api/content/<path>`: the list, or the only row of a single one. */
export function entryViewRoutes(app: ServiceApp, entries: PublicEntries): void {
  const views = createEntryViewService(app.db, entries);
  const { resource, view, detail } = entries;
  const { operationId, summary, schema } = view;
  const config = { access: 'public' } as const;

  if (resource.isSingle) {
    app.get(
      `/${resource.path}`,
      { config, schema: { operationId, summary, querystring: LanguageQuery, response: { 200: schema } } },
      (request) => views.only(request.query.lang ?? 'ko'),
    );
    return;
  }

  app.get(
    `/${resource.path}`,
    {
      config,
      schema: {
        operationId,
        summary,
        querystring: Type.Object({ ...LanguageQuery.properties, ...view.filter?.properties }),
        response: { 200: Type.Array(schema) },
      },
    },
    ({ query: { lang = 'ko', ...wanted } }) => views.list(lang, wanted),
  );

  if (detail)
    app.get(
      `/${resource.path}/:entryKey`,
      {
        config,
        schema: {
          operationId: detail.operationId,
          summary: detail.summary,
          params: ShownParams,
          querystring: LanguageQuery,
          response: { 200: detail.schema },
        },
      },
      (request) => views.find(request.params.entryKey, request.query.lang ?? 'ko'),
    );
}
