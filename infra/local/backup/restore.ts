import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ClearError } from '../clear-error.ts';
import { prepareDataFolder } from '../data/data-folder.ts';
import { lockDataFolder } from '../data/data-lock.ts';
import { ensureSecrets } from '../data/secrets.ts';
import { locateCluster } from '../postgres/cluster.ts';
import { startEmbeddedServer } from '../postgres/embedded-server.ts';
import { readLabel, type Backup } from './backup.ts';
import { checkFiles, type CheckedFiles } from './check-files.ts';
import { copyTree } from './copy-tree.ts';

export interface Restored extends Backup {
  checked: CheckedFiles;
}

const folders = ['files', 'releases', 'portal', 'mailbox'];

/** The database of the portal in a cluster. */
function portalUrl(adminUrl: string): string {
  const url = new URL(adminUrl);
  url.pathname = '/portal';
  return url.href;
}

/** Flushes the copies: a restored site must survive what ended the one before. */
function flush(): void {
  spawnSync('sync');
}

/**
 * Makes a data folder of a backup, lets Postgres recover in it, and looks for every file that a row names. The folder must be new:
 * nothing that is there is ever overwritten.
 */
export async function restore(source: string, dataDir: string): Promise<Restored> {
  const label = readLabel(source);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new ClearError(`${dataDir} is not empty: name a new folder.`);
  prepareDataFolder(dataDir);
  const unlock = await lockDataFolder(dataDir, 'a restore');
  try {
    await copyFile(path.join(source, 'secrets.json'), path.join(dataDir, 'secrets.json'));
    const { databaseAdminPassword: password } = ensureSecrets(dataDir);
    for (const name of folders) await copyTree(path.join(source, name), path.join(dataDir, name));
    await mkdir(path.join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    await placeCluster(path.join(source, 'postgres'), path.join(dataDir, 'postgres'), password);
    flush();
    return { ...label, checked: await recover(dataDir, password) };
  } finally {
    unlock();
  }
}

async function placeCluster(source: string, folder: string, password: string): Promise<void> {
  const { data, user } = locateCluster(folder, password);
  await rm(data, { recursive: true, force: true });
  await copyTree(source, data);
  await chmod(data, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, data]);
}

/** Starts Postgres on the copy, which applies its log, and compares rows and files. */
async function recover(dataDir: string, password: string): Promise<CheckedFiles> {
  const server = await startEmbeddedServer({
    folder: path.join(dataDir, 'postgres'),
    password,
    logFile: path.join(dataDir, 'logs/postgres.log'),
  });
  try {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('checkpoint');
    await client.end();
    return await checkFiles(portalUrl(server.url), path.join(dataDir, 'files'));
  } finally {
    await server.stop();
  }
}
