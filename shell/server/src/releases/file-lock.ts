import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What stands under such a lock reads and writes one small file; an older lock belongs to a process that died. */
const staleMs = 10_000;
const waitMs = 5_000;
const lookEveryMs = 15;

/**
 * Runs `work` while no other process holds the lock, which is a file beside what it guards: several portals and the
 * release tool may share a folder. Rejects when the lock is not given back in time.
 */
export async function withFileLock<T>(lock: string, work: () => T): Promise<T> {
  const giveUpAt = performance.now() + waitMs;
  while (!take(lock)) {
    if (isStale(lock)) rmSync(lock, { force: true });
    else if (performance.now() > giveUpAt) throw new Error(`${lock} is held by another process`);
    else await wait(lookEveryMs);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isStale(lock: string): boolean {
  const found = statSync(lock, { throwIfNoEntry: false });
  return found !== undefined && Date.now() - found.mtimeMs > staleMs;
}
