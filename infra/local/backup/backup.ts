import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { ClearError } from '../clear-error.ts';
import { holderOf, lockDataFolder } from '../data/data-lock.ts';
import { ensureSecrets } from '../data/secrets.ts';
import { locateCluster } from '../postgres/cluster.ts';
import { startEmbeddedServer } from '../postgres/embedded-server.ts';
import { livePostmaster } from '../postgres/postmaster.ts';
import { copyCluster } from './copy-cluster.ts';
import { copyTree } from './copy-tree.ts';

export interface Backup {
  /** ISO time; everything that was acknowledged until then is in it. */
  at: string;
  /** Stored files. */
  files: number;
}

/** Folders of a data folder that are copied as they are; what is in them never changes or can be made again. */
const folders = ['releases', 'portal', 'mailbox'];
/** Beside the copies: says that the backup is complete, and of when it is. */
const labelName = 'backup.json';

/** The label of a complete backup. Throws ClearError when the folder is none. */
export function readLabel(folder: string): Backup {
  const file = path.join(folder, labelName);
  if (!existsSync(file)) throw new ClearError(`${folder} is no backup: it has no ${labelName}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Backup;
}

/** Tells the overview of administrators of a backup, once the portal's database knows such. */
async function noteBackup(url: string, at: Date): Promise<void> {
  const portal = new URL(url);
  portal.pathname = '/portal';
  const client = new pg.Client({ connectionString: portal.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ table: string | null }>(`select to_regclass('account.backups') as table`);
    if (rows[0]?.table) await client.query('insert into account.backups (at) values ($1) on conflict do nothing', [at]);
  } finally {
    await client.end();
  }
}

interface RunningDatabase {
  url: string;
  data: string;
  close(): Promise<void>;
}

/** The embedded Postgres of a data folder: the one that runs with the portal, or one that runs for the backup. */
async function openCluster(dataDir: string): Promise<RunningDatabase> {
  const { databaseAdminPassword: password } = ensureSecrets(dataDir);
  const folder = path.join(dataDir, 'postgres');
  const { data } = locateCluster(folder, password);
  const address = (port: number) => `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  if (holderOf(dataDir)) {
    const live = livePostmaster(data);
    if (!live)
      throw new ClearError(
        `The portal on ${dataDir} has no Postgres of its own: back up the server of DATABASE_URL with its own tools.`,
      );
    return { url: address(live.port), data, close: async () => undefined };
  }
  const unlock = await lockDataFolder(dataDir, 'a backup');
  const server = await startEmbeddedServer({ folder, password, logFile: path.join(dataDir, 'logs/postgres.log') });
  return {
    url: server.url,
    data,
    async close() {
      await server.stop();
      unlock();
    },
  };
}

/**
 * Copies a data folder into a new one, while the portal runs or not. Files are copied before the database and after it: those that a
 * row had at that moment are in the copy, those that came later besides, as nobody's.
 */
export async function backUp(dataDir: string, target: string): Promise<Backup> {
  if (!existsSync(path.join(dataDir, 'secrets.json')))
    throw new ClearError(`There is no portal in ${dataDir}: set PORTAL_DATA to its data folder.`);
  if (existsSync(target)) throw new ClearError(`${target} is there already: name a new folder.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const copyFiles = () => copyTree(path.join(dataDir, 'files'), path.join(unfinished, 'files'), { onlyNew: true });
  const database = await openCluster(dataDir);
  try {
    const before = await copyFiles();
    const at = await copyCluster(database.url, database.data, path.join(unfinished, 'postgres'));
    const after = await copyFiles();
    for (const name of folders) await copyTree(path.join(dataDir, name), path.join(unfinished, name));
    await copyFile(path.join(dataDir, 'secrets.json'), path.join(unfinished, 'secrets.json'));
    const backup: Backup = { at: at.toISOString(), files: before.files + after.files };
    await writeFile(path.join(unfinished, labelName), `${JSON.stringify(backup)}\n`);
    await rename(unfinished, target);
    await noteBackup(database.url, at);
    return backup;
  } finally {
    await database.close();
  }
}
