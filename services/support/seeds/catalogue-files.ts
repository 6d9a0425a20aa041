import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DocumentKey } from '../src/features/documents/document-keys.ts';

/** The service's own folder, whether this file runs as it was written or compiled. */
const serviceFolder = import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf(`${path.sep}support${path.sep}`));

/** Where the printed documents lie: `<key>.ko.pdf` and `<key>.en.pdf`. */
export const catalogueFolder = path.join(serviceFolder, 'support/seeds/catalogues');

export const catalogueFile = (key: DocumentKey, lang: 'ko' | 'en'): string =>
  path.join(catalogueFolder, `${key}.${lang}.pdf`);

/** The bytes of a document in one language. */
export const readCatalogue = (key: DocumentKey, lang: 'ko' | 'en'): Promise<Buffer> =>
  readFile(catalogueFile(key, lang));
