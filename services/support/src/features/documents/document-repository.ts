import type { Knex } from 'knex';
import type { DocumentKey, DocumentType, LineColour } from '../../../documents/facts/document-facts.ts';

/** A document as it is published: who may have it is decided elsewhere. */
export interface PublishedDocument {
  key: DocumentKey;
  type: DocumentType;
  colour: LineColour;
  title: { ko: string; en: string };
  /** Public name, in NFC. */
  filename: string;
  /** Where the bytes are, below the service's files folder. */
  storedPath: string;
  sizeBytes: number;
  /** Hash of the bytes, lower-case hex. */
  sha256: string;
  version: number;
  updatedAt: Date;
}

interface DocumentRow {
  key: DocumentKey;
  position: number;
  type: DocumentType;
  colour: LineColour;
  title_ko: string;
  title_en: string;
  filename: string;
  stored_path: string;
  size_bytes: number;
  sha256: string;
  version: number;
  updated_at: Date;
}

function toDocument(row: DocumentRow): PublishedDocument {
  return {
    key: row.key,
    type: row.type,
    colour: row.colour,
    title: { ko: row.title_ko, en: row.title_en },
    filename: row.filename,
    storedPath: row.stored_path,
    sizeBytes: row.size_bytes,
    sha256: row.sha256,
    version: row.version,
    updatedAt: row.updated_at,
  };
}

/** All published documents in the order of the page. */
export async function listDocuments(db: Knex): Promise<PublishedDocument[]> {
  const rows = await db<DocumentRow>('documents').select().orderBy('position');
  return rows.map(toDocument);
}

/** Counts one download of the document. */
export async function countDownload(db: Knex, key: DocumentKey): Promise<void> {
  await db('documents').where({ key }).increment('download_count', 1);
}

/**
 * Publishes a document, or replaces what stood under its key unless that is newer; the download count stays.
 * Several copies may do it at once.
 */
export async function publishDocument(db: Knex, document: PublishedDocument, position: number): Promise<void> {
  const row = {
    key: document.key,
    position,
    type: document.type,
    colour: document.colour,
    title_ko: document.title.ko,
    title_en: document.title.en,
    filename: document.filename,
    stored_path: document.storedPath,
    size_bytes: document.sizeBytes,
    sha256: document.sha256,
    version: document.version,
    updated_at: document.updatedAt,
  };
  await db.transaction(async (trx) => {
    // ON CONFLICT looks at the key only: two inserts at once could still meet at the unique position or name.
    await trx.raw('lock table documents in share row exclusive mode');
    await trx('documents').insert(row).onConflict('key').merge().where('documents.version', '<=', document.version);
  });
}
