import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
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
    const { adminUrl, urls, ownerUrls } = await openDatabase(
      settings,
      secrets,
      logsDir,
      silentProgress,
      teardown,
      false,
    );
    const places: Places = {
      origin: 'http://localhost',
      adminPassword: secrets.adminPassword,
      databaseUrls: urls,
      migrationUrls: ownerUrls,
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

/** Puts a data folder's parts under their name; another process may have done so meanwhile. */
function keep(dataDir: string, folder: string): void {
  mkdirSync(snapshots, { recursive: true });
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished);
  for (const part of parts) copy(path.join(dataDir, part), unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Makes the snapshot in a data folder of its own, unless there is one. */
async function ensure(folder: string, prepare: (dataDir: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const dataDir = temporaryDataFolder();
  try {
    await prepare(dataDir);
    keep(dataDir, folder);
    return folder;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function removeOthers(hash: string): void {
  if (!existsSync(snapshots)) return;
  for (const name of readdirSync(snapshots))
    if (!name.startsWith(hash)) rmSync(path.join(snapshots, name), { recursive: true, force: true });
}

/** What is built into a release store, to be live once it is proved. */
export interface BuiltPages {
  releasesDir: string;
  /** Starts and stops a portal with this data folder and the store, which proves them. */
  prove(dataDir: string): Promise<void>;
}

/**
 * The folder of a data folder with sample content, made once for the compiled services as they are now and then kept in
 * `var/test-snapshots`; with built pages, one in which they are live. Stacks of tests begin with a copy instead of
 * migrating, seeding and proving.
 */
export async function ensureSnapshot(pages?: BuiltPages): Promise<string> {
  const services = path.join(projectRoot, 'services');
  const hash = preparationHash(
    [services, path.join(projectRoot, 'shell/server/dist/migrations'), path.join(projectRoot, 'infra/dist/local')],
    {},
  ).slice(0, 16);
  const plain = path.join(snapshots, hash);
  if (!existsSync(plain)) removeOthers(hash);
  await ensure(plain, prepareFolder);
  const built = pages && path.join(pages.releasesDir, 'built.json');
  if (!built || !existsSync(built)) return plain;
  const versions = createHash('sha256').update(readFileSync(built)).digest('hex').slice(0, 8);
  return ensure(`${plain}-${versions}`, async (dataDir) => {
    copySnapshot(plain, dataDir);
    await pages.prove(dataDir);
  });
}

/** Begins a data folder with sample content. It must not hold data yet. */
export function copySnapshot(snapshot: string, dataDir: string): void {
  for (const part of parts) copy(path.join(snapshot, part), dataDir);
}
