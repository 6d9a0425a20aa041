import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Folder below the service's files folder, and first part of the public `filePath`. */
export const catalogFolder = 'catalogs';

/** Lower-case hex SHA-256. */
export function hashBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** True when the stored file is there to read. */
export async function isStored(filesDir: string, storedPath: string): Promise<boolean> {
  return access(path.join(filesDir, storedPath)).then(() => true, () => false);
}

/**
 * Stores a file so that a reader sees all of it or none: written beside its place, flushed, then renamed.
 * A crash leaves at most a `.part` file.
 */
export async function storeFile(filesDir: string, storedPath: string, bytes: Buffer): Promise<void> {
  const target = path.join(filesDir, storedPath);
  const part = `${target}.${randomUUID()}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    const file = await open(part, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
