import { Type } from '@portal/runtime/typebox';
import { auditOf } from '../audit/audit-of.ts';
import { pageWindow, toPage } from '../lists/page-query.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { AnyResourceService } from './resource-calls.ts';
import { hasExport, sendEntries } from './resource-export.ts';
import { exportQuerySchema, OrderSchema, pageQuerySchema, pageSchema } from './list-schemas.ts';
import { entrySchema } from './resource-schemas.ts';

/** A list that comes whole, and its order where that is made by hand. */
function wholeRoutes(app: ServiceApp, entries: AnyResourceService): void {
  const { name, path, rights, isHideable, isOrdered } = entries.resource;
  const { stepUp } = rights;
  const response = { 200: Type.Array(entrySchema(entries.resource)) };

  app.get(
    `/admin/${path}`,
    {
      config: { access: rights.read, stepUp: rights.readStepUp },
      schema: {
        operationId: `list-${name}`,
        summary: isHideable ? 'All entries, hidden ones too' : 'All entries',
        response,
      },
    },
    () => entries.list(),
  );
  if (!isOrdered || rights.write === undefined) return;

  app.put(
    `/admin/${path}/order`,
    {
      config: { access: rights.write, stepUp },
      schema: {
        operationId: `order-${name}`,
        summary: 'Puts all entries into an order',
        body: OrderSchema,
        response,
      },
    },
    (request) => entries.order(request.body, auditOf(request)),
  );
}

/** The list of a resource in pages. */
function pagedRoutes(app: ServiceApp, entries: AnyResourceService): void {
  const { resource } = entries;
  const { name, path, rights } = resource;

  app.get(
    `/admin/${path}`,
    {
      config: { access: rights.read, stepUp: rights.readStepUp },
      schema: {
        operationId: `list-${name}`,
        summary: 'Entries that match, in pages',
        querystring: pageQuerySchema(resource),
        response: { 200: pageSchema(resource) },
      },
    },
    async (request) => {
      const { total, entries: data } = await entries.page(request.query, auditOf(request));
      return toPage(pageWindow(request.query), total, data);
    },
  );
}

/** The whole list as a file, where some field is exported. */
function exportRoute(app: ServiceApp, entries: AnyResourceService): void {
  const { resource } = entries;
  const { name, path, rights } = resource;
  if (!hasExport(resource)) return;

  app.get(
    `/admin/${path}/export`,
    {
      config: { access: rights.read, stepUp: 'data' },
      schema: {
        operationId: `export-${name}`,
        summary: 'Entries that match, as a file for Excel',
        querystring: exportQuerySchema(resource),
      },
    },
    (request, reply) => sendEntries(reply, entries, request.query, auditOf(request)),
  );
}

/** How a resource is listed: whole, or in pages; and as a file. */
export function listRoutes(app: ServiceApp, entries: AnyResourceService): void {
  (entries.resource.isWhole ? wholeRoutes : pagedRoutes)(app, entries);
  exportRoute(app, entries);
}
