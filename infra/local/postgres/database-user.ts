import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { ClearError } from '../clear-error.ts';

/** Identity for Postgres's programs; empty means "as ourselves". */
export interface DatabaseUser {
  uid?: number;
  gid?: number;
}

/** Postgres refuses to run as root: then it gets the owner of an existing cluster, else `postgres`, else `nobody`. */
export function databaseUser(clusterFolder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const row = rows.find(([user]) => user === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new ClearError(
    'Postgres does not run as root, and neither user postgres nor nobody exists: start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether that user may enter or run a path. */
export function mayReach(user: DatabaseUser, path: string): boolean {
  if (user.uid === undefined) return true;
  return spawnSync('test', ['-x', path], { ...user, stdio: 'ignore' }).status === 0;
}
