import type { Knex } from 'knex';
import { documentSet } from '../documents/document-set.ts';
import type { DocumentFacts } from '../documents/facts/document-facts.ts';
import { catalogFolder, hashBytes, isStored, storeFile } from '../src/features/documents/document-files.ts';
import { listDocuments, publishDocument } from '../src/features/documents/document-repository.ts';

export interface SeedDocumentsInput {
  db: Knex;
  filesDir: string;
  documents?: readonly DocumentFacts[];
  /** How a document's bytes are made; tests give a cheaper one. */
  render?: (facts: DocumentFacts) => Promise<Buffer>;
}

/** PDF and font code costs a second to load: only a seed that makes something pays it, never the serving process. */
async function renderWhenNeeded(facts: DocumentFacts): Promise<Buffer> {
  const { renderDocument } = await import('../documents/render-document.ts');
  return renderDocument(facts);
}

/**
 * Makes and publishes what is missing of the seven documents: no row, an older version than the facts say,
 * or a row whose file has gone. Returns the keys it published; nothing when all stands.
 */
export async function seedDocuments({ db, filesDir, documents = documentSet, render = renderWhenNeeded }: SeedDocumentsInput): Promise<string[]> {
  const published = new Map((await listDocuments(db)).map((document) => [document.key, document]));
  const made: string[] = [];
  for (const [position, facts] of documents.entries()) {
    const current = published.get(facts.key);
    const isCurrent = current !== undefined && current.version >= facts.version;
    if (isCurrent && (await isStored(filesDir, current.storedPath))) continue;
    // A newer version came from an admin; its bytes cannot be made again from the facts.
    if (isCurrent && current.version > facts.version) continue;

    const bytes = await render(facts);
    const sha256 = hashBytes(bytes);
    const storedPath = `${catalogFolder}/${facts.key}-${sha256.slice(0, 16)}.pdf`;
    // The file first: a row never points at a file that is not there yet.
    await storeFile(filesDir, storedPath, bytes);
    const { key, type, colour, title, filename, version } = facts;
    const updatedAt = new Date(`${facts.publishedOn}T00:00:00+09:00`);
    await publishDocument(db, { key, type, colour, title, filename: filename.normalize('NFC'), storedPath, sizeBytes: bytes.length, sha256, version, updatedAt }, position);
    made.push(facts.key);
  }
  return made;
}
