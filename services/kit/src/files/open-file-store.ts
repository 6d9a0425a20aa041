import path from 'node:path';
import { ConfigError } from '@portal/runtime';
import type { BaseConfig } from '../config/base-config.ts';
import { createDirectoryFileStore } from './directory-file-store.ts';
import type { FileStore } from './file-store.ts';
import { parseStorageUrl } from './storage-url.ts';

type FileSettings = Pick<BaseConfig, 'FILES_DIR' | 'FILES_URL'>;

/** Throws ConfigError when the settings name no file store. */
export function checkFileSettings({ FILES_DIR, FILES_URL }: FileSettings): void {
  if (FILES_URL !== undefined) parseStorageUrl('FILES_URL', FILES_URL);
  else if (FILES_DIR === undefined)
    throw new ConfigError(
      'FILES_DIR',
      'FILES_DIR is missing: set it to a folder for files that this service keeps, or set FILES_URL.',
    );
}

/** The file store of a service: S3-compatible storage with FILES_URL, else the folder FILES_DIR. */
export async function openFileStore({ FILES_DIR, FILES_URL }: FileSettings): Promise<FileStore> {
  if (FILES_URL === undefined) return createDirectoryFileStore(path.resolve(FILES_DIR ?? ''));
  // Its library is as large as the rest of a service, and most installations have a folder
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(parseStorageUrl('FILES_URL', FILES_URL));
}
