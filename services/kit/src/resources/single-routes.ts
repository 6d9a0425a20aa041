import { auditOf } from '../audit/audit-of.ts';
import { revisionRoutes } from '../revisions/revision-routes.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { AnyResourceService } from './resource-calls.ts';
import { changeSchema, entrySchema, modelName } from './resource-schemas.ts';

/** The key of the only row, as text. */
const onlyRow = 'true';

/** The calls of a resource with one row, below `/api/<base>/admin/<path>`: it is read and changed, never added or removed. */
export function singleRoutes(app: ServiceApp, entries: AnyResourceService): void {
  const { resource } = entries;
  const { name, rights } = resource;
  const path = `/admin/${resource.path}`;
  const schema = entrySchema(resource);

  app.get(
    path,
    {
      config: { access: rights.read, stepUp: rights.readStepUp },
      schema: { operationId: `read-${name}`, summary: 'The entry as it is edited', response: { 200: schema } },
    },
    (request) => entries.find(onlyRow, auditOf(request)),
  );
  if (rights.write === undefined) return;

  app.patch(
    path,
    {
      config: { access: rights.write, stepUp: rights.stepUp },
      schema: {
        operationId: `change-${name}`,
        summary: 'Changes the entry; 409 when the version is an older one',
        body: changeSchema(resource),
        response: { 200: schema },
      },
    },
    (request) => {
      const { version, ...changes } = request.body;
      return entries.change(onlyRow, version, changes, auditOf(request));
    },
  );

  revisionRoutes(app, {
    path,
    params: {},
    access: rights.write,
    stepUp: rights.stepUp,
    name: modelName(resource),
    itemOf: () => ({ kind: name, itemId: onlyRow }),
    restore: async (_params, edit, request) => (await entries.restoreRevision(onlyRow, edit, auditOf(request))).version,
  });
}
