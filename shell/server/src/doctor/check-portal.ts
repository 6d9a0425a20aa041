import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '@portal/runtime';
import { check, checkDatabase, connectDatabase, type Check } from '@portal/service-kit/database';
import { migrations } from '../../migrations/index.ts';
import { readPortalConfig, type PortalConfig } from '../config/portal-config.ts';
import type { ReachableService } from '../config/reachable-services.ts';
import { readPointers } from '../release/pointers/pointer-repository.ts';

const fetchLimitMs = 2_000;

async function checkReleases({
  releasesDir,
  releasesUrl,
  databaseUrl: url,
}: PortalConfig): Promise<string | undefined> {
  const db = connectDatabase({
    url,
    schema: 'portal',
    poolSize: 1,
    columns: 'camelCase',
    sessionName: 'portal-doctor',
  });
  const bucket =
    releasesUrl === undefined
      ? undefined
      : (await import('@portal/service-kit/storage')).openBucket('RELEASES_URL', releasesUrl);
  try {
    const pointers = await readPointers(db);
    if (pointers.size === 0) return 'no section is live: publish a release of each';
    for (const [section, { live }] of pointers) {
      const file = `${section}/${live}/section.json`;
      const stored = bucket ? await bucket.get(file) : await readFile(join(releasesDir, file)).catch(() => undefined);
      if (!stored)
        return `the release store lacks ${section} ${live}, which is live: publish it, or bring the store back`;
    }
    return undefined;
  } finally {
    await db.destroy();
  }
}

async function checkState({ stateDir }: PortalConfig): Promise<string | undefined> {
  await mkdir(stateDir, { recursive: true });
  await access(stateDir, constants.W_OK);
  return undefined;
}

async function checkService({ name, origin }: ReachableService): Promise<string | undefined> {
  const variable = `${name.toUpperCase()}_URL`;
  const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(fetchLimitMs) }).catch(
    () => undefined,
  );
  if (!response) return `no response from ${origin}: start it, or correct ${variable}`;
  return response.ok ? undefined : `${origin} responds ${response.status} and is not ready`;
}

/** Looks at everything that the portal needs to serve. Changes nothing. */
export async function checkPortal(env: Environment): Promise<Check[]> {
  let config: PortalConfig | undefined;
  const settings = await check('settings', async () => {
    config = readPortalConfig(env);
    return undefined;
  });
  if (!config) return [settings];
  const known = config;
  const database = await checkDatabase({ url: known.databaseUrl, schema: 'portal', migrations });
  const services = [...known.services, ...known.furtherServices];
  const others = await Promise.all([
    // Without its tables nobody knows what is live
    ...(database.some(({ fault }) => fault !== undefined) ? [] : [check('releases', () => checkReleases(known))]),
    check('state folder', () => checkState(known)),
    ...services.map((service) => check(`service ${service.name}`, () => checkService(service))),
  ]);
  return [settings, ...database, ...others];
}
