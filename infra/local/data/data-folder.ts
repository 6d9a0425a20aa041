import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ClearError, errorCode } from '../clear-error.ts';

const probeBytes = 256 * 1024;
/** initdb writes 40 MB and the first write-ahead log 16 MB more. */
const neededForDatabase = 100 * 1024 * 1024;

export function diskFull(folder: string): ClearError {
  return new ClearError(
    `No space is left on the disk of ${folder}: free some (300 MB are plenty), or set PORTAL_DATA to a folder on another disk.`,
  );
}

/** Turns a failed write into the line that says what to do. */
export function writeFailure(folder: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder);
  if (code === 'EROFS')
    return new ClearError(
      `The data folder ${folder} is on a read-only disk: set PORTAL_DATA to a folder that can be written.`,
    );
  if (code === 'EACCES' || code === 'EPERM')
    return new ClearError(
      `The data folder ${folder} may not be written by this user: change its owner, or set PORTAL_DATA to a folder of yours.`,
    );
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT')
    return new ClearError(`The data folder ${folder} cannot be made there: set PORTAL_DATA to another path.`);
  return error;
}

/** Makes the data folder and proves by a real write that it takes data. */
export function prepareDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(folder, { recursive: true });
    const file = openSync(probe, 'wx', 0o600);
    try {
      writeSync(file, randomBytes(probeBytes));
      fsyncSync(file);
    } finally {
      closeSync(file);
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throw writeFailure(folder, error);
  }
}

/** Refuses early where a new database would not fit. */
export function requireSpaceForDatabase(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < neededForDatabase) throw diskFull(folder);
}

/** Makes a private folder below the data folder and returns its path. */
export function subfolder(folder: string, name: string, mode = 0o700): string {
  const full = path.join(folder, name);
  try {
    mkdirSync(full, { recursive: true, mode });
  } catch (error) {
    throw writeFailure(folder, error);
  }
  return full;
}

const memoryFolder = '/dev/shm';
/** Bytes that the databases, files and releases of a whole run of tests stay far below. */
const roomNeeded = 4 * 1024 ** 3;

/** Memory where the system has a folder for it with enough room: a copy of a database takes a tenth of the time there. */
function scratchFolder(): string {
  if (process.env.TMPDIR !== undefined || !existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= roomNeeded ? memoryFolder : tmpdir();
}

/** A data folder for a test; the database's user may pass through it even when root made it. */
export function temporaryDataFolder(): string {
  const folder = mkdtempSync(path.join(scratchFolder(), 'portal-'));
  chmodSync(folder, 0o711);
  return folder;
}
