import { constants } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../clear-error.ts';

export interface CopyOptions {
  /** Whether a file or folder, by its path below `from`, stays out. */
  leaveOut?(name: string): boolean;
  /** Files of the copy are kept as they are: for files that never change once they are there. */
  onlyNew?: boolean;
}

/** Files copied, and bytes are not counted: disks that can share blocks copy nothing. */
export interface Copied {
  files: number;
}

const isGone = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/** Copies a folder while others write to it: what goes away meanwhile is left out. A folder that is not there is copied as none. */
export async function copyTree(from: string, to: string, options: CopyOptions = {}): Promise<Copied> {
  const { leaveOut = () => false, onlyNew = false } = options;
  const copied: Copied = { files: 0 };

  async function copyFolder(name: string): Promise<void> {
    const entries = await readdir(path.join(from, name), { withFileTypes: true }).catch((error: unknown) => {
      if (isGone(error)) return undefined;
      throw error;
    });
    if (!entries) return;
    await mkdir(path.join(to, name), { recursive: true, mode: 0o700 });
    for (const entry of entries) {
      const inner = path.join(name, entry.name);
      if (leaveOut(inner)) continue;
      if (entry.isDirectory()) await copyFolder(inner);
      else if (entry.isFile()) await copyOne(inner);
    }
  }

  async function copyOne(name: string): Promise<void> {
    const mode = constants.COPYFILE_FICLONE | (onlyNew ? constants.COPYFILE_EXCL : 0);
    try {
      await copyFile(path.join(from, name), path.join(to, name), mode);
      copied.files += 1;
    } catch (error) {
      if (!isGone(error) && !(onlyNew && errorCode(error) === 'EEXIST')) throw error;
    }
  }

  await copyFolder('.');
  return copied;
}
