import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../tooling/project-root.ts';

/** The services that the portal cannot do without. */
const known = ['account', 'content', 'education', 'community', 'support'] as const;
type KnownService = (typeof known)[number];
export type ServiceName = KnownService | (string & {});

const folder = path.join(projectRoot, 'services');

export const isKnownService = (name: string): name is KnownService => known.some((one) => one === name);

interface ServicePackage {
  portal?: { bases?: string[] };
}

function packageOf(name: string): ServicePackage | undefined {
  const file = path.join(folder, name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ServicePackage) : undefined;
}

/** `/api/<base>` of a service, as its package.json says under `portal.bases`. */
export function basesOf(name: ServiceName): string[] {
  return packageOf(name)?.portal?.bases ?? [];
}

/** Every folder of `services/` whose package.json names bases; each owns a schema and role of its name. As it is now. */
export function findServices(): ServiceName[] {
  return readdirSync(folder)
    .filter((name) => basesOf(name).length > 0)
    .sort();
}

/** As they were when this process began. */
export const serviceNames: readonly ServiceName[] = findServices();
