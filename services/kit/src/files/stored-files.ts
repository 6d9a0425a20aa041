import type { FileStore } from './file-store.ts';
import { checkFileSettings, openFileStore } from './open-file-store.ts';
import { parseStorageUrl } from './storage-url.ts';

/** The files of an installation, as somebody looks for them who has restored its database. */
export interface StoredFiles {
  store: FileStore;
  has(name: string): Promise<boolean>;
  /** Makes the last version of a removed file the current one. False when there is none: a folder keeps none, nor does every bucket. */
  bringBack(name: string): Promise<boolean>;
}

/** Opens the files that FILES_URL or FILES_DIR names. Throws ConfigError when neither does. */
export async function openStoredFiles(settings: { FILES_URL?: string; FILES_DIR?: string }): Promise<StoredFiles> {
  checkFileSettings(settings);
  const files = await openFileStore(settings);
  const { FILES_URL: url } = settings;
  return {
    store: files,
    has: async (name) => (await files.stat(name)) !== undefined,
    async bringBack(name) {
      if (url === undefined) return false;
      const { unremove } = await import('./removed-objects.ts');
      return unremove(parseStorageUrl('FILES_URL', url), name);
    },
  };
}
