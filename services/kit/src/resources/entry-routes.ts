import { Type } from '@portal/runtime/typebox';
import { auditOf } from '../audit/audit-of.ts';
import { rememberAs } from '../idempotency/idempotency.ts';
import { SeenQuery } from '../input/seen-version.ts';
import { revisionRoutes } from '../revisions/revision-routes.ts';
import type { ServiceApp } from '../app/service-app.ts';
import { listRoutes } from './list-routes.ts';
import type { AnyResourceService } from './resource-calls.ts';
import { changeSchema, entrySchema, EntryParams, modelName, newSchema } from './resource-schemas.ts';
import { trashRoutes } from './trash-routes.ts';

/** The calls of a resource with any number of entries, below `/api/<base>/admin/<path>`. */
export function entryRoutes(app: ServiceApp, entries: AnyResourceService): void {
  const { resource } = entries;
  const { name, rights, hasTrash } = resource;
  const { stepUp } = rights;
  const path = `/admin/${resource.path}`;
  const schema = entrySchema(resource);

  listRoutes(app, entries);
  if (hasTrash) trashRoutes(app, entries);

  app.get(
    `${path}/:entryId`,
    {
      config: { access: rights.read, stepUp: rights.readStepUp },
      schema: {
        operationId: `read-${name}`,
        summary: rights.write === undefined ? 'One entry' : 'One entry as it is edited',
        params: EntryParams,
        response: { 200: schema },
      },
    },
    (request) => entries.find(request.params.entryId, auditOf(request)),
  );
  if (rights.write === undefined) return;

  app.post(
    path,
    {
      config: { access: rights.write, stepUp },
      schema: {
        operationId: `create-${name}`,
        summary: resource.isOrdered ? 'Adds an entry at the end' : 'Adds an entry',
        body: newSchema(resource),
        response: { 201: schema },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await entries.create(request.body, auditOf(request), rememberAs(request, 201))),
  );

  app.patch(
    `${path}/:entryId`,
    {
      config: { access: rights.write, stepUp },
      schema: {
        operationId: `change-${name}`,
        summary: 'Changes an entry; 409 when the version is an older one',
        params: EntryParams,
        body: changeSchema(resource),
        response: { 200: schema },
      },
    },
    (request) => {
      const { version, ...changes } = request.body;
      return entries.change(request.params.entryId, version, changes, auditOf(request));
    },
  );

  app.delete(
    `${path}/:entryId`,
    {
      config: { access: rights.write, stepUp },
      schema: {
        operationId: `remove-${name}`,
        summary: hasTrash
          ? 'Moves an entry into the trash for 30 days; 409 when the version is an older one'
          : 'Removes an entry; 409 when the version is an older one',
        params: EntryParams,
        querystring: SeenQuery,
        response: { 200: Type.Integer({ description: 'Number removed' }) },
      },
    },
    (request) => entries.remove(request.params.entryId, request.query.version, auditOf(request)),
  );

  revisionRoutes(app, {
    path: `${path}/:entryId`,
    params: EntryParams.properties,
    access: rights.write,
    stepUp,
    name: modelName(resource),
    itemOf: ({ entryId }) => ({ kind: name, itemId: String(entryId) }),
    restore: async ({ entryId }, edit, request) =>
      (await entries.restoreRevision(String(entryId), edit, auditOf(request))).version,
  });
}
