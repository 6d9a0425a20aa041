import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ClearError, errorCode } from '../clear-error.ts';
import { projectRoot } from '../../tooling/project-root.ts';
import { writeFailure } from './data-folder.ts';
import { processStart } from './process-start.ts';

export interface LockHolder {
  pid: number;
  /** Tells the holder from a later process with the same number. */
  started?: string;
  address: string;
  /** The checkout that it runs from. */
  root?: string;
}

/** Longer than a rival needs between reading a stale lock and removing it. */
const settleMs = 30;

function readHolder(file: string): LockHolder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return undefined;
  }
}

function isAlive(holder: LockHolder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false;
  }
  return holder.started === undefined || holder.started === processStart(holder.pid);
}

/** The supervisor that uses a data folder now; undefined when none does. */
export function holderOf(folder: string): LockHolder | undefined {
  const holder = readHolder(path.join(folder, 'portal.lock'));
  return holder && isAlive(holder) ? holder : undefined;
}

function inUse(folder: string, holder: LockHolder): ClearError {
  return new ClearError(
    `The portal already runs on ${folder} (process ${holder.pid}, ${holder.address}): stop it first, or set PORTAL_DATA to another folder.`,
  );
}

/**
 * Lets one supervisor at a time use a data folder; a lock left by a killed one is taken over.
 * Returns the function that gives the lock back.
 */
export async function lockDataFolder(folder: string, address: string): Promise<() => void> {
  const file = path.join(folder, 'portal.lock');
  const own = `${file}.${process.pid}`;
  const me: LockHolder = { pid: process.pid, started: processStart(process.pid), address, root: projectRoot };
  try {
    writeFileSync(own, JSON.stringify(me));
    for (;;) {
      try {
        linkSync(own, file); // fails when it exists, and is complete once it does
        break;
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw inUse(folder, holder);
      rmSync(file, { force: true });
    }
    await wait(settleMs);
    const holder = readHolder(file);
    if (holder && holder.pid !== process.pid) throw inUse(folder, holder);
  } catch (error) {
    throw writeFailure(folder, error);
  } finally {
    rmSync(own, { force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', release); // also when a second Ctrl-C skips the graceful way
  return release;
}
