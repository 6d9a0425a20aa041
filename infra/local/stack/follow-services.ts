import { firstLine } from '../clear-error.ts';
import { ensureSecrets } from '../data/secrets.ts';
import { provision } from '../database/provision.ts';
import { freePort } from '../ports.ts';
import { runningServices } from '../processes/process-environment.ts';
import type { Progress } from '../progress.ts';
import type { ServiceReleases } from '../service-releases/service-releases.ts';
import { findServices } from '../services.ts';
import type { Stack } from './stack.ts';
import { type PortalProcess } from './start-portal.ts';
import { loadServices, prepareData, type ServicesInput } from './start-processes.ts';
import type { Teardown } from './teardown.ts';

export interface FollowInput extends Omit<ServicesInput, 'names' | 'secrets'> {
  /** Those that run; changed in place. */
  services: Stack['services'];
  portal: PortalProcess;
  /** Services run as artifacts. */
  releases: ServiceReleases | undefined;
}

async function startNew(input: FollowInput, names: string[]): Promise<void> {
  const { settings, places, adminUrl, services, releases } = input;
  const secrets = ensureSecrets(settings.dataDir);
  const { urls, ownerUrls } = await provision({
    url: adminUrl,
    passwords: secrets.databasePasswords,
    ownerPasswords: secrets.databaseOwnerPasswords,
  });
  for (const name of names) {
    places.databaseUrls[name] = urls[name] ?? '';
    places.migrationUrls[name] = ownerUrls[name] ?? '';
    places.ports[name] = await freePort();
  }
  try {
    if (releases) Object.assign(services, await releases.start(names, { ...input, secrets }));
    else {
      await prepareData({ ...input, secrets, names });
      const start = await loadServices({ ...input, secrets, names });
      Object.assign(services, await start());
    }
  } catch (error) {
    for (const name of names) delete places.ports[name];
    throw error;
  }
}

/** Starts the services that were added to `services/` since the start, compiled, and stops those that were removed; the portal gets both changes. */
export async function followServices(input: FollowInput): Promise<void> {
  const { places, services, portal, options, releases } = input;
  const found = findServices();
  const added = found.filter((name) => !(name in services));
  const removed = Object.keys(services).filter((name) => !found.includes(name));
  if (added.length + removed.length === 0) return;
  const began = performance.now();
  if (added.length > 0) await startNew(input, added);
  const leaving = releases ? [] : removed.map((name) => services[name]!);
  for (const name of removed) {
    delete services[name];
    delete places.ports[name];
    await releases?.remove(name);
  }
  if (releases) releases.attach(portal);
  else portal.takeServices(runningServices(places));
  await Promise.all(leaving.map((service) => service.stop()));
  if (added.length > 0) options.progress.done(`Started: ${added.join(', ')}`, began);
  if (removed.length > 0) options.progress.note(`Stopped, since their folders are removed: ${removed.join(', ')}`);
}

/**
 * SIGUSR2 says that services came or went. Heard from the first moment, for without a listener it ends a process;
 * acted upon once the returned function was given what to do.
 */
export async function hearFollowSignal(
  progress: Progress,
  teardown: Teardown,
): Promise<(follow: () => Promise<void>) => void> {
  let follow: (() => Promise<void>) | undefined;
  let following = Promise.resolve();
  const onSignal = (): void => {
    following = following.then(() => follow?.()).catch((error: unknown) => progress.warn(firstLine(error)));
  };
  process.on('SIGUSR2', onSignal);
  await teardown.add(() => void process.off('SIGUSR2', onSignal));
  return (given) => {
    follow = given;
  };
}
