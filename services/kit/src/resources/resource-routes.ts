import { Type } from '@portal/runtime/typebox';
import { refusalOf } from '../auth/guard.ts';
import { sessionUser } from '../auth/session-user.ts';
import type { ServiceApp } from '../service/service-app.ts';
import { describeResource, ResourceDescriptionSchema } from './describe-resource.ts';
import { entryRoutes } from './entry-routes.ts';
import type { AnyResourceService } from './resource-calls.ts';
import { singleRoutes } from './single-routes.ts';

/**
 * Serves the admin side of a service's resources below `/api/<base>/admin/`: their descriptions at `resources`, and of each its list,
 * entries, order, trash, history and export, as its description says. Call it once for a service.
 */
export function resourceRoutes(app: ServiceApp, services: readonly AnyResourceService[]): void {
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
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const user = sessionUser(request);
      return services
        .filter(({ resource }) => refusalOf(user, resource.rights.read, app.section) === undefined)
        .map(({ resource }) => describeResource(resource));
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
