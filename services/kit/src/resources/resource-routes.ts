import { Type } from '@portal/runtime/typebox';
import type { Access } from '../auth/access.ts';
import { refusalOf } from '../auth/guard.ts';
import { sessionUser } from '../auth/session-user.ts';
import { createRevisions } from '../revisions/revisions.ts';
import { runMaintenance } from '../app/maintenance.ts';
import type { ServiceApp } from '../app/service-app.ts';
import { describeResource, ResourceDescriptionSchema } from './describe-resource.ts';
import { entryRoutes } from './entry-routes.ts';
import type { AnyResourceService } from './resource-calls.ts';
import { createResourceService } from './resource-service.ts';
import type { AnyResource } from './resource.ts';
import { singleRoutes } from './single-routes.ts';

/**
 * Serves the admin side of a service's resources below `/api/<base>/admin/`: their descriptions at `resources`, and of each its list,
 * entries, order, trash, history and export, as its description says. Call it once for a service.
 */
export function resourceRoutes(app: ServiceApp, services: readonly AnyResourceService[]): void {
  const resources = services.map(({ resource }) => resource);

  app.get(
    '/admin/resources',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listResources',
        summary: 'What the forms and lists of admins need of each resource that the caller may read',
        response: { 200: Type.Array(ResourceDescriptionSchema) },
      },
    },
    async (request) => {
      const user = sessionUser(request);
      const may = (access: Access) => refusalOf(user, access, app.section) === undefined;
      return resources
        .filter(({ rights }) => may(rights.read))
        .map((resource) => {
          const { write } = resource.rights;
          return describeResource(resource, write !== undefined && may(write));
        });
    },
  );
  for (const entries of services) (entries.resource.isSingle ? singleRoutes : entryRoutes)(app, entries);
}

/** Maintenance: deletes for good what has been in the trash of these resources for its time; says how many entries. */
export async function purgeTrash(services: readonly AnyResourceService[]): Promise<number> {
  let purged = 0;
  for (const { resource, purge } of services) if (resource.hasTrash) purged += await purge();
  return purged;
}

/**
 * All of it: serves resources by `resourceRoutes`, and every minute empties their trash and tidies their history. `made` are
 * services of further resources, with hooks.
 */
export function serveResources(
  app: ServiceApp,
  resources: readonly AnyResource[],
  made: readonly AnyResourceService[] = [],
): void {
  const services = [...resources.map((resource) => createResourceService(app.db, resource)), ...made];
  resourceRoutes(app, services);
  runMaintenance(app, {
    everyMs: 60_000,
    jobs: {
      'delete entries whose time in the trash is over': () => purgeTrash(services),
      'tidy the history': () => createRevisions(app.db).maintain(),
    },
  });
}
