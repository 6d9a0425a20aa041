import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runningPortalVariable, type RunningPortal } from '../../tooling/e2e/running-portal.ts';
import { readSettings } from './engines.ts';
import { buildImages, imageOf } from './images.ts';
import { podman, preparePodman, scratch } from './podman.ts';
import { removeSite, startSite, stateFolder } from './site.ts';

const defaultPort = 8_180;

/** Builds the images, starts the site and names it to the tests. Returns the tear-down. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await preparePodman();
  process.stdout.write(`\n${(await buildImages()).join('\n')}\n`);
  const began = performance.now();
  await startSite(Number(process.env['PORT'] ?? defaultPort));
  process.stdout.write(`the site serves after ${((performance.now() - began) / 1_000).toFixed(0)} s\n\n`);
  // The pages as they are in the image, for releases made of them
  const releasesDir = path.join(scratch, 'releases');
  rmSync(releasesDir, { recursive: true, force: true });
  const container = (await podman('create', imageOf('tools'))).trim();
  await podman('cp', `${container}:/releases/.`, releasesDir);
  await podman('rm', container);
  const {
    PUBLIC_ORIGIN: origin = '',
    ADMIN_EMAIL: adminEmail = '',
    ADMIN_PASSWORD: adminPassword = '',
  } = readSettings();
  const dataDir = stateFolder('a');
  const running: RunningPortal = { origin, adminEmail, adminPassword, dataDir, mailboxDir: dataDir, releasesDir };
  const file = path.join(scratch, 'running-portal.json');
  writeFileSync(file, JSON.stringify(running), { mode: 0o600 });
  process.env[runningPortalVariable] = file;
  return removeSite;
}
