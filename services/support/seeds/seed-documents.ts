import { Readable } from 'node:stream';
import type { DocumentFacts } from '@portal/documents';
import type { FileStore } from '@portal/service-kit';
import type { Knex } from 'knex';
import { catalogFolder } from '../src/features/documents/document.ts';
import { listDocuments, publishOriginal } from '../src/features/documents/document-repository.ts';

export interface SeedDocumentsInput {
  db: Knex;
  files: FileStore;
  documents?: readonly DocumentFacts[];
  /** How a document's bytes are made; tests give a cheaper one. */
  render?: (facts: DocumentFacts) => Promise<Buffer>;
}

/** Only a seed has the package of the documents; of these, only one that makes something loads the PDF and font code. */
async function renderWhenNeeded(facts: DocumentFacts): Promise<Buffer> {
  const { renderDocument } = await import('@portal/documents/render');
  return renderDocument(facts);
}

/**
 * Makes and publishes those of the seven originals that are missing: no row, an older version than the facts say, or a
 * row whose original is gone. A file that an admin put in its place stays. Returns the keys it made; none when nothing
 * is missing.
 */
export async function seedDocuments({
  db,
  files,
  documents,
  render = renderWhenNeeded,
}: SeedDocumentsInput): Promise<string[]> {
  const { documentSet } = await import('@portal/documents');
  const published = new Map((await listDocuments(db)).map((document) => [document.key, document]));
  const made: string[] = [];
  for (const [position, facts] of (documents ?? documentSet).entries()) {
    const current = published.get(facts.key);
    if (current && current.factsVersion >= facts.version && (await files.stat(current.originalPath))) continue;
    if (current && current.factsVersion > facts.version) continue;

    const bytes = await render(facts);
    // The same facts make the same bytes, so copies that seed at once write the same file
    const storedPath = `${catalogFolder}/${facts.key}-v${facts.version}.pdf`;
    // The file first: a row never points at a file that is not there yet
    const { sha256 } = await files.put(storedPath, Readable.from([bytes]), bytes.length);
    const { key, type, colour, title, filename } = facts;
    await publishOriginal(db, {
      card: { key, type, colour, title, filename: filename.normalize('NFC') },
      file: { storedPath, sizeBytes: bytes.length, sha256, updatedAt: new Date(`${facts.publishedOn}T00:00:00+09:00`) },
      position,
      factsVersion: facts.version,
    });
    made.push(facts.key);
  }
  return made;
}
