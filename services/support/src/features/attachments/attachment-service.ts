import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  cleanStoredPictures,
  checkContent,
  claimFiles,
  cleanFileName,
  createFileLedger,
  kindOfName,
  problem,
  sourceOf,
} from '@portal/service-kit';
import type { FileStore, Remember, SentFile, UploadedFile } from '@portal/service-kit';
import type { Knex } from 'knex';
import { countUnsent, findAttachment, insertAttachment, removeUnsent } from './attachment-repository.ts';
import type { Uploader } from './attachment-repository.ts';
import { findOriginal } from './mail-original-repository.ts';
import type { MailOriginal } from './mail-original-repository.ts';
import { pictureTables } from './stored-pictures.ts';
import { mostUnsent } from './attachment.ts';
import type { Attachment, StoredAttachment } from './attachment.ts';

/** A stored file as it is sent: to be saved, never shown in place. */
export const sentFileOf = ({ path, name, bytes, sha256, type }: StoredAttachment): SentFile => ({
  name: path,
  filename: name,
  bytes,
  sha256,
  contentType: type,
  isInline: false,
});

/** The same of the mail that became a message. */
export const sentMailOf = (number: string, messageId: string, { path, bytes, sha256 }: MailOriginal): SentFile => ({
  name: path,
  filename: `${number}-${messageId}.eml`,
  bytes,
  sha256,
  contentType: 'message/rfc822',
  isInline: false,
});

/** The files that go with messages. They are uploaded first, and sent with the message that names them. */
export function createAttachments({ db, files }: { db: Knex; files: FileStore }) {
  const ledger = createFileLedger(db, files);
  /** As `accept` below, however many wait for their message. */
  async function keep(upload: UploadedFile, uploader: Uploader, remember: Remember): Promise<Attachment> {
    const name = cleanFileName(upload.filename);
    const kind = kindOfName(name);
    await checkContent(sourceOf(files, upload.path, upload.bytes), kind);
    const path = `inquiries/${randomUUID()}`;
    await ledger.expect(path);
    try {
      const { bytes, sha256 } = await upload.keep(path);
      return await db.transaction(async (trx) => {
        await claimFiles(trx, [path]);
        const attachment = await insertAttachment(trx, uploader, { name, bytes, sha256, type: kind.type, path });
        await remember(trx, attachment);
        return attachment;
      });
    } catch (error) {
      await ledger.drop(path);
      throw error;
    }
  }

  return {
    /**
     * Checks an upload by name and content together, as posts do, and keeps it for a message. 400 `file-missing` or `file-empty`,
     * 409 `too-many-files`, 415 `file-type-not-allowed` or `file-content-mismatch`.
     */
    async accept(upload: UploadedFile | undefined, uploader: Uploader, remember: Remember): Promise<Attachment> {
      if (!upload) throw problem.badRequest('file-missing', undefined, { file: 'file-missing' });
      if (upload.bytes === 0) throw problem.badRequest('file-empty', undefined, { file: 'file-empty' });
      if ((await countUnsent(db, uploader.inquiryId)) >= mostUnsent) throw problem.conflict('too-many-files');
      return keep(upload, uploader, remember);
    },

    keep,

    /**
     * Stores a mail as it came, and with it what `save` writes in a transaction, which gives it to its message; without a message the
     * mail goes again.
     */
    async withOriginal<Result>(raw: Uint8Array, save: (original: MailOriginal) => Promise<Result>): Promise<Result> {
      const path = `inquiries/${randomUUID()}`;
      await ledger.expect(path);
      try {
        return await save({ path, ...(await files.put(path, Readable.from([raw]), raw.byteLength)) });
      } finally {
        await ledger.drop(path);
      }
    },

    /** The mail of a message, to be saved; 404 `mail-not-found` for a message that was no mail, or is of another inquiry. */
    async openOriginal({ id, number }: { id: string; number: string }, messageId: string): Promise<SentFile> {
      const original = /^\d{1,18}$/.test(messageId) ? await findOriginal(db, id, messageId) : undefined;
      if (!original) throw problem.notFound('mail-not-found');
      return sentMailOf(number, messageId, original);
    },

    /** A file of a message of an inquiry that may be read; 404 `attachment-not-found`. */
    async open(inquiryId: string, id: string): Promise<SentFile> {
      const attachment = await findAttachment(db, inquiryId, id);
      if (!attachment) throw problem.notFound('attachment-not-found');
      return sentFileOf(attachment);
    },

    /** Takes the metadata out of pictures from before uploads lost it. */
    clean: (): Promise<number> => cleanStoredPictures(db, { files, ledger, tables: pictureTables }),

    /** Removes what was never sent, and files that no row has. */
    async sweep(): Promise<void> {
      await removeUnsent(db);
      await ledger.sweep();
    },
  };
}

export type Attachments = ReturnType<typeof createAttachments>;
