import { randomUUID } from 'node:crypto';
import { problem, recordAudit } from '@portal/service-kit';
import type { AuditEntry, FileStore, SessionUser, UploadedFile } from '@portal/service-kit';
import type { Knex } from 'knex';
import { catalogFolder } from './document.ts';
import type { PublishedDocument } from './document.ts';
import { listDocuments, lockDocument, publishUpload, republishUpload, restoreOriginal } from './document-repository.ts';
import { isPdf } from './is-pdf.ts';

export interface DocumentEdit {
  key: string;
  /** What the admin saw; 409 `stale-edit` when it has changed since. */
  version: number;
  user: SessionUser;
  audit: Pick<AuditEntry, 'actor' | 'requestId'>;
}

const notFound = () => problem.notFound('document-not-found');

async function lockForEdit(trx: Knex.Transaction, { key, version }: DocumentEdit): Promise<PublishedDocument> {
  const document = await lockDocument(trx, key);
  if (!document) throw notFound();
  if (document.version !== version) throw problem.conflict('stale-edit');
  return document;
}

function entryOf(
  { audit }: DocumentEdit,
  action: string,
  document: PublishedDocument,
  details: Record<string, unknown>,
): AuditEntry {
  return { ...audit, action, target: { type: 'document', id: document.key, label: document.title.ko }, details };
}

/** How admins put another file in the place of a document, and take it back. */
export function createDocumentAdmin({ db, files }: { db: Knex; files: FileStore }) {
  async function current(key: string): Promise<PublishedDocument> {
    const document = (await listDocuments(db)).find((candidate) => candidate.key === key);
    if (!document) throw notFound();
    return document;
  }

  async function removeFormer(name: string | undefined): Promise<void> {
    if (name !== undefined) await files.remove(name);
  }

  return {
    /** 404 `document-not-found`, 409 `stale-edit`: before an upload is read. */
    async requireCurrent({ key, version }: DocumentEdit): Promise<void> {
      if ((await current(key)).version !== version) throw problem.conflict('stale-edit');
    },

    /** Publishes an upload at once; 415 `not-a-pdf`. The name that it is saved under stays the document's. */
    async replace(edit: DocumentEdit, upload: UploadedFile): Promise<PublishedDocument> {
      if (!(await isPdf(files, upload.path, upload.bytes))) throw problem.unsupportedType('not-a-pdf');
      const storedPath = `${catalogFolder}/${edit.key}-${randomUUID()}.pdf`;
      await upload.keep(storedPath);
      let former: string | undefined;
      try {
        const file = { storedPath, sizeBytes: upload.bytes, sha256: upload.sha256, updatedAt: new Date() };
        former = await db.transaction(async (trx) => {
          const document = await lockForEdit(trx, edit);
          await recordAudit(
            trx,
            entryOf(edit, 'document.replace', document, { bytes: upload.bytes, sha256: upload.sha256 }),
          );
          return publishUpload(trx, document, file, { by: edit.user.name, uploadedName: upload.filename });
        });
      } catch (error) {
        await files.remove(storedPath);
        throw error;
      }
      // Published by now: a failure here takes nothing of it away
      await removeFormer(former);
      return current(edit.key);
    },

    /** Publishes the original again; 409 `already-original`. */
    async reset(edit: DocumentEdit): Promise<PublishedDocument> {
      const former = await db.transaction(async (trx) => {
        const document = await lockForEdit(trx, edit);
        if (!document.replacement) throw problem.conflict('already-original');
        await recordAudit(trx, entryOf(edit, 'document.reset', document, {}));
        return restoreOriginal(trx, document);
      });
      await removeFormer(former);
      return current(edit.key);
    },

    /** Undoes a reset: publishes the file again that it took away; 409 `nothing-to-restore`. */
    async restore(edit: DocumentEdit): Promise<PublishedDocument> {
      await db.transaction(async (trx) => {
        const document = await lockForEdit(trx, edit);
        if (!(await republishUpload(trx, document))) throw problem.conflict('nothing-to-restore');
        await recordAudit(trx, entryOf(edit, 'document.restore', document, {}));
      });
      return current(edit.key);
    },
  };
}
