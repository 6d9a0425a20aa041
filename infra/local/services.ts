import { readServiceDeclarations, type ServiceDeclaration } from '@portal/runtime/declarations';

export type ServiceName = string;

/** What each service says of itself, as its package.json is now. */
export function declaredServices(): ServiceDeclaration[] {
  return readServiceDeclarations();
}

/** The service that signs access tokens. */
export function accountsService(): ServiceName {
  return declaredServices().find(({ role }) => role === 'accounts')?.name ?? '';
}

/** `/api/<base>` of a service. */
export function basesOf(name: ServiceName): string[] {
  return declaredServices().find((service) => service.name === name)?.bases ?? [];
}

/** Every folder of `services/` that declares itself as a service; each owns a schema and role of its name. As it is now. */
export function findServices(): ServiceName[] {
  return declaredServices().map(({ name }) => name);
}

/** The portal process keeps pointers and history of releases in a schema of its own. */
export const portalSchema = 'portal';

/** Each has a schema and a role of its name. */
export const databaseUsers = (): string[] => [portalSchema, ...findServices()];

/** As they were when this process began. */
export const serviceNames: readonly ServiceName[] = findServices();
