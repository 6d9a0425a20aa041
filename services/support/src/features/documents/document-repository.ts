import type { Knex } from 'knex';
import type { DocumentCard, DocumentFile, PublishedDocument } from './document.ts';

interface DocumentRow {
  key: PublishedDocument['key'];
  position: number;
  type: PublishedDocument['type'];
  colour: PublishedDocument['colour'];
  title_ko: string;
  title_en: string;
  filename: string;
  stored_path: string;
  size_bytes: number;
  sha256: string;
  version: number;
  download_count: string;
  updated_at: Date;
  facts_version: number | null;
  original_path: string | null;
  replaced_by: string | null;
  uploaded_name: string | null;
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
    factsVersion: row.facts_version ?? row.version,
    originalPath: row.original_path ?? row.stored_path,
    downloadCount: Number(row.download_count),
    replacement: row.replaced_by === null ? null : { by: row.replaced_by, uploadedName: row.uploaded_name ?? '' },
  };
}

/** All published documents in the order of the page. */
export async function listDocuments(db: Knex): Promise<PublishedDocument[]> {
  const rows = await db<DocumentRow>('documents').select().orderBy('position');
  return rows.map(toDocument);
}

/** Locks a document until the end of the transaction. */
export async function lockDocument(trx: Knex.Transaction, key: string): Promise<PublishedDocument | undefined> {
  const row = await trx<DocumentRow>('documents')
    .where({ key: key as DocumentRow['key'] })
    .forUpdate()
    .first();
  return row && toDocument(row);
}

/** Counts one download of the document. */
export async function countDownload(db: Knex, key: string): Promise<void> {
  await db('documents').where({ key }).increment('download_count', 1);
}

export interface Original {
  card: DocumentCard;
  file: DocumentFile;
  /** Place on the page, from 0. */
  position: number;
  factsVersion: number;
}

/**
 * Publishes an original made from the facts, unless one of newer facts stands there; the download count stays.
 * While an admin's file is published, the original only waits behind it. Several copies may do it at once.
 */
export async function publishOriginal(db: Knex, { card, file, position, factsVersion }: Original): Promise<void> {
  const published = {
    stored_path: file.storedPath,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    updated_at: file.updatedAt,
  };
  const original = {
    facts_version: factsVersion,
    original_path: file.storedPath,
    original_size: file.sizeBytes,
    original_sha256: file.sha256,
    original_at: file.updatedAt,
  };
  const facts = {
    position,
    type: card.type,
    colour: card.colour,
    title_ko: card.title.ko,
    title_en: card.title.en,
    filename: card.filename,
  };
  await db.transaction(async (trx) => {
    // Two inserts at once could meet at the unique position or name, which ON CONFLICT does not look at.
    await trx.raw('lock table documents in share row exclusive mode');
    const current = await lockDocument(trx, card.key);
    if (!current) await trx('documents').insert({ key: card.key, version: 1, ...facts, ...published, ...original });
    else if (current.factsVersion <= factsVersion) {
      await trx('documents')
        .where({ key: card.key })
        .update({
          ...facts,
          ...original,
          ...(current.replacement ? {} : { ...published, version: current.version + 1 }),
        });
    }
  });
}

/** Publishes an admin's file. Returns the name of the upload that nobody reads any more, if there is one. */
export async function publishUpload(
  trx: Knex.Transaction,
  document: PublishedDocument,
  file: DocumentFile,
  replacement: { by: string; uploadedName: string },
): Promise<string | undefined> {
  return change(trx, document, {
    stored_path: file.storedPath,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    updated_at: file.updatedAt,
    replaced_by: replacement.by,
    uploaded_name: replacement.uploadedName,
  });
}

/** Publishes the original again; returns as publishUpload does. */
export async function restoreOriginal(trx: Knex.Transaction, document: PublishedDocument): Promise<string | undefined> {
  return change(trx, document, {
    stored_path: trx.ref('original_path'),
    size_bytes: trx.ref('original_size'),
    sha256: trx.ref('original_sha256'),
    updated_at: trx.ref('original_at'),
    replaced_by: null,
    uploaded_name: null,
  });
}

async function change(
  trx: Knex.Transaction,
  { key, version, storedPath, replacement }: PublishedDocument,
  columns: object,
): Promise<string | undefined> {
  const before = await trx('documents').where({ key }).first<{ former_path: string | null }>('former_path');
  await trx('documents')
    .where({ key })
    .update({ ...columns, version: version + 1, former_path: replacement ? storedPath : null });
  return before.former_path ?? undefined;
}
