import { Readable } from 'node:stream';
import type { FileStore } from '@portal/service-kit';
import type { Knex } from 'knex';
import { catalogFolder } from '../src/features/documents/document.ts';
import type { StoredFile } from '../src/features/documents/document.ts';
import { listDocuments, publishOriginal } from '../src/features/documents/document-repository.ts';
import { readCatalogue } from './catalogue-files.ts';
import { catalogueList } from './catalogue-list.ts';
import type { Catalogue } from './catalogue-list.ts';

export interface SeedDocumentsInput {
  db: Knex;
  files: FileStore;
  documents?: readonly Catalogue[];
  /** Where a document's bytes come from; tests give other ones. */
  read?: typeof readCatalogue;
}

/**
 * Publishes those of the seven originals that are missing: no row, an older version than the list has, or a row whose
 * files are gone. A file that an admin put in its place stays. Returns the keys of what it published; none when nothing
 * is missing.
 */
export async function seedDocuments({
  db,
  files,
  documents = catalogueList,
  read = readCatalogue,
}: SeedDocumentsInput): Promise<string[]> {
  async function store(storedPath: string, bytes: Buffer): Promise<StoredFile> {
    const { sha256 } = await files.put(storedPath, Readable.from([bytes]), bytes.length);
    return { storedPath, sizeBytes: bytes.length, sha256 };
  }
  const published = new Map((await listDocuments(db)).map((document) => [document.key, document]));
  const made: string[] = [];
  for (const [position, { version, publishedOn, ...card }] of documents.entries()) {
    const current = published.get(card.key);
    if (current && current.factsVersion > version) continue;
    const stored = current ? [current.originalPath, ...(current.english ? [current.english.storedPath] : [])] : [];
    const found = await Promise.all(stored.map((name) => files.stat(name)));
    if (current && current.factsVersion === version && found.every(Boolean)) continue;

    // Copies that seed at once write the same bytes under the same name, before a row points at them
    const name = `${catalogFolder}/${card.key}-v${version}`;
    const korean = await store(`${name}.pdf`, await read(card.key, 'ko'));
    const english = await store(`${name}.en.pdf`, await read(card.key, 'en'));
    await publishOriginal(db, {
      card: { ...card, filename: card.filename.normalize('NFC') },
      file: { ...korean, updatedAt: new Date(`${publishedOn}T00:00:00+09:00`) },
      english,
      position,
      factsVersion: version,
    });
    made.push(card.key);
  }
  return made;
}
