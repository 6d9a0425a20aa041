import { Type } from '@portal/runtime/typebox';
import { auditOf } from '../audit/audit-of.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { AnyResourceService } from './resource-calls.ts';
import { removedSchema } from './list-schemas.ts';
import { entrySchema, EntryParams, RestoreSchema } from './resource-schemas.ts';

/** What was removed and can still be restored. */
export function trashRoutes(app: ServiceApp, entries: AnyResourceService): void {
  const { name, path, rights } = entries.resource;

  app.get(
    `/admin/${path}/trash`,
    {
      config: { access: rights.write },
      schema: {
        operationId: `list-removed-${name}`,
        summary: 'Removed entries that can still be restored, the latest first',
        response: { 200: Type.Array(removedSchema(entries.resource)) },
      },
    },
    () => entries.trash(),
  );

  app.post(
    `/admin/${path}/:entryId/restore`,
    {
      config: { access: rights.write, stepUp: rights.stepUp },
      schema: {
        operationId: `restore-${name}`,
        summary: 'Puts a removed entry back to its former place, hidden as it was',
        params: EntryParams,
        body: RestoreSchema,
        response: { 200: entrySchema(entries.resource) },
      },
    },
    (request) => entries.restore(request.params.entryId, request.body.version, auditOf(request)),
  );
}
