import type { Knex } from 'knex';
import type { DocumentCard, DocumentFile, PublishedDocument, StoredFile } from './document.ts';

type StoredAsIs =
  | 'key'
  | 'type'
  | 'colour'
  | 'filename'
  | 'storedPath'
  | 'sizeBytes'
  | 'sha256'
  | 'version'
  | 'updatedAt';

interface DocumentRow extends Pick<PublishedDocument, StoredAsIs> {
  titleKo: string;
  titleEn: string;
  downloadCount: string;
  factsVersion: number | null;
  originalPath: string | null;
  englishPath: string | null;
  englishSize: number | null;
  englishSha256: string | null;
  replacedBy: string | null;
  uploadedName: string | null;
}

function englishOf({ englishPath, englishSize, englishSha256 }: DocumentRow): StoredFile | null {
  if (englishPath === null || englishSize === null || englishSha256 === null) return null;
  return { storedPath: englishPath, sizeBytes: englishSize, sha256: englishSha256 };
}

const toDocument = (row: DocumentRow): PublishedDocument => ({
  ...row,
  title: { ko: row.titleKo, en: row.titleEn },
  factsVersion: row.factsVersion ?? row.version,
  originalPath: row.originalPath ?? row.storedPath,
  english: englishOf(row),
  downloadCount: Number(row.downloadCount),
  replacement: row.replacedBy === null ? null : { by: row.replacedBy, uploadedName: row.uploadedName ?? '' },
});

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
  await db('documents').where({ key }).increment('downloadCount', 1);
}

export interface Original {
  card: DocumentCard;
  file: DocumentFile;
  english: StoredFile;
  /** Place on the page, from 0. */
  position: number;
  factsVersion: number;
}

/**
 * Publishes an original, unless one of a newer version is published; the download count stays.
 * While an admin's file is published, the original is only stored behind it. Safe when several copies do it at once.
 */
export async function publishOriginal(
  db: Knex,
  { card, file, english, position, factsVersion }: Original,
): Promise<void> {
  const published = {
    storedPath: file.storedPath,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    updatedAt: file.updatedAt,
  };
  const original = {
    factsVersion,
    originalPath: file.storedPath,
    originalSize: file.sizeBytes,
    originalSha256: file.sha256,
    originalAt: file.updatedAt,
    englishPath: english.storedPath,
    englishSize: english.sizeBytes,
    englishSha256: english.sha256,
  };
  const facts = {
    position,
    type: card.type,
    colour: card.colour,
    titleKo: card.title.ko,
    titleEn: card.title.en,
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
    storedPath: file.storedPath,
    sizeBytes: file.sizeBytes,
    sha256: file.sha256,
    updatedAt: file.updatedAt,
    replacedBy: replacement.by,
    uploadedName: replacement.uploadedName,
  });
}

/** Publishes the original again; returns as publishUpload does. */
export async function restoreOriginal(trx: Knex.Transaction, document: PublishedDocument): Promise<string | undefined> {
  return change(trx, document, {
    storedPath: trx.ref('originalPath'),
    sizeBytes: trx.ref('originalSize'),
    sha256: trx.ref('originalSha256'),
    updatedAt: trx.ref('originalAt'),
    replacedBy: null,
    uploadedName: null,
  });
}

/** An upload that was published before, as the column `former` has it. */
interface FormerUpload {
  path: string;
  size: number;
  sha256: string;
  at: string;
  by: string;
  name: string;
}

async function change(
  trx: Knex.Transaction,
  { key, version, storedPath, sizeBytes, sha256, updatedAt, replacement }: PublishedDocument,
  columns: object,
): Promise<string | undefined> {
  const before = await trx('documents').where({ key }).first<{ formerPath: string | null }>('formerPath');
  const former: FormerUpload | null = replacement && {
    path: storedPath,
    size: sizeBytes,
    sha256,
    at: updatedAt.toISOString(),
    by: replacement.by,
    name: replacement.uploadedName,
  };
  await trx('documents')
    .where({ key })
    .update({
      ...columns,
      version: version + 1,
      formerPath: former?.path ?? null,
      former: former && JSON.stringify(former),
    });
  return before.formerPath ?? undefined;
}

/** Publishes the upload again that the original has taken the place of; false when there is none any more. */
export async function republishUpload(trx: Knex.Transaction, document: PublishedDocument): Promise<boolean> {
  const { former, formerPath } = await trx('documents')
    .where({ key: document.key })
    .first<{ former: FormerUpload | null; formerPath: string | null }>('former', 'formerPath');
  if (document.replacement || former === null || former.path !== formerPath) return false;
  const { path: storedPath, size: sizeBytes, sha256, at, by, name: uploadedName } = former;
  await publishUpload(trx, document, { storedPath, sizeBytes, sha256, updatedAt: new Date(at) }, { by, uploadedName });
  return true;
}
