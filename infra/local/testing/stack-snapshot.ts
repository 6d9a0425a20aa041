import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import { prepareDataFolder, subfolder, temporaryDataFolder } from '../data/data-folder.ts';
import { ensureSecrets } from '../data/secrets.ts';
import { preparationHash } from '../database/prepared-state.ts';
import type { Places } from '../processes/process-environment.ts';
import { silentProgress } from '../progress.ts';
import { serviceNames } from '../services.ts';
import { readSettings } from '../settings.ts';
import { openDatabase } from '../stack/open-database.ts';
import { prepareServices } from '../stack/prepare-services.ts';
import { portalProgram, servicePrograms } from '../stack/start-processes.ts';
import { Teardown } from '../stack/teardown.ts';

const snapshots = path.join(projectRoot, 'var/test-snapshots');
/** What a snapshot consists of; logs and releases are a stack's own. */
const parts = ['postgres', 'files', 'secrets.json'];

/** Keeps owners: as root, the database's files belong to another user. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`cp ${from} failed: ${stderr}`);
}

/** Migrates and seeds all services in a new data folder, as a first start does, and stops the database again. */
async function prepareFolder(dataDir: string): Promise<void> {
  const settings = { ...readSettings({ PORTAL_DATA: dataDir, PORT: '0' }), environment: 'test' as const };
  const teardown = new Teardown();
  try {
    prepareDataFolder(dataDir);
    const secrets = ensureSecrets(dataDir);
    const logsDir = subfolder(dataDir, 'logs');
    const { adminUrl, urls } = await openDatabase(settings, secrets, logsDir, silentProgress, teardown, false);
    const places: Places = {
      origin: 'http://localhost',
      adminPassword: secrets.adminPassword,
      databaseUrls: urls,
      filesDir: subfolder(dataDir, 'files'),
      mailboxDir: subfolder(dataDir, 'mailbox'),
      ports: Object.fromEntries(serviceNames.map((name) => [name, 0])),
    };
    const programs = servicePrograms({ names: serviceNames, settings, secrets, places, logsDir, entries: {} });
    await prepareServices(adminUrl, [portalProgram({ places, logsDir, entries: {} }), ...programs], places.filesDir);
  } finally {
    await teardown.close();
  }
}

/**
 * The folder of a data folder with sample content, made once for the compiled services as they are now and then kept in
 * `var/test-snapshots`. Stacks of tests begin with a copy instead of migrating and seeding.
 */
export async function ensureSnapshot(): Promise<string> {
  const services = path.join(projectRoot, 'services');
  const hash = preparationHash(
    [services, path.join(projectRoot, 'shell/server/dist/migrations'), path.join(projectRoot, 'infra/dist/local')],
    {},
  ).slice(0, 16);
  const folder = path.join(snapshots, hash);
  if (existsSync(folder)) return folder;
  const dataDir = temporaryDataFolder();
  try {
    await prepareFolder(dataDir);
    mkdirSync(snapshots, { recursive: true });
    for (const old of readdirSync(snapshots)) rmSync(path.join(snapshots, old), { recursive: true, force: true });
    const unfinished = `${folder}.${process.pid}`;
    mkdirSync(unfinished);
    for (const part of parts) copy(path.join(dataDir, part), unfinished);
    renameSync(unfinished, folder);
    return folder;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Begins a data folder with sample content. It must not hold data yet. */
export function copySnapshot(snapshot: string, dataDir: string): void {
  for (const part of parts) copy(path.join(snapshot, part), dataDir);
}
