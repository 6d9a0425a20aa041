import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from '../clear-error.ts';
import { diskFull, requireSpaceForDatabase, writeFailure } from '../data/data-folder.ts';
import { postgresBinaries } from './binaries.ts';
import { databaseUser, mayReach, type DatabaseUser } from './database-user.ts';

export interface Cluster {
  /** Holds the cluster and is the working folder of its programs. */
  folder: string;
  data: string;
  user: DatabaseUser;
  binaries: string;
}

/** Ctype C would leave the trigrams of Hangul empty; ICU gives Korean order on every machine. */
const locale = ['--locale=C', '--lc-ctype=C.UTF-8', '--locale-provider=icu', '--icu-locale=ko-KR'];

/** For data that the database's user cannot reach elsewhere: unlike /var/tmp, no cleaner empties it. Only root gets here. */
const systemFolder = '/var/lib/company-portal';

export const programEnvironment = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };

/** Folder of the cluster: in the data folder, or a system one where the database's user may not go (root's private home). */
function clusterFolder(wanted: string, user: DatabaseUser, password: string): string {
  const reachable = mayReach(user, path.dirname(wanted));
  // The password makes it another folder when the data folder was emptied meanwhile
  const hash = createHash('sha256').update(wanted).update(password).digest('hex').slice(0, 12);
  const folder = reachable ? wanted : path.join(systemFolder, hash);
  try {
    if (!reachable) mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  } catch (error) {
    throw writeFailure(path.dirname(wanted), error);
  }
  return folder;
}

function runInitdb(cluster: Cluster, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((done) => {
    const program = path.join(cluster.binaries, 'bin', 'initdb');
    const child = spawn(program, args, { ...cluster.user, env: programEnvironment, cwd: cluster.folder });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => done({ code: null, output: error.message }));
    child.once('close', (code) => done({ code, output }));
  });
}

/** Turns what Postgres's programs print into the line that says what to do. */
export function postgresFailure(output: string, folder: string): ClearError {
  if (output.includes('No space left on device') || output.includes('Disk quota exceeded')) return diskFull(folder);
  const lines = output.trim().split('\n');
  const reason = lines.findLast((line) => /error|fatal|panic/i.test(line)) ?? lines.at(-1) ?? 'no message';
  return new ClearError(
    `The embedded Postgres cannot start (${reason.trim()}): set DATABASE_URL to a Postgres of yours, or mend the cause.`,
  );
}

/** Where the cluster below `wanted` is or will be, and whose it is. */
export function locateCluster(wanted: string, password: string): Cluster {
  const user = databaseUser(path.join(wanted, 'pg18'));
  const folder = clusterFolder(wanted, user, password);
  return { folder, data: path.join(folder, 'pg18'), user, binaries: postgresBinaries(user) };
}

/** Finds or makes the cluster below `wanted`; the superuser is `postgres` with the given password. */
export async function ensureCluster(wanted: string, password: string): Promise<Cluster> {
  const cluster = locateCluster(wanted, password);
  const { folder, data, user } = cluster;
  if (existsSync(path.join(data, 'PG_VERSION'))) return cluster;

  requireSpaceForDatabase(folder);
  const unfinished = `${data}.tmp`;
  const passwordFile = path.join(folder, 'initial-password');
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  const args = [
    '-D',
    unfinished,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--no-sync',
  ];
  const { code, output } = await runInitdb(cluster, [...args, ...locale]);
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw postgresFailure(output, path.dirname(wanted));
  }
  renameSync(unfinished, data); // a killed initdb leaves only the unfinished folder
  return cluster;
}
