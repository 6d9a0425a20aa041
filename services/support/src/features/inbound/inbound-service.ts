import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { maxAttachmentBytes, parseMail, ProblemError } from '@portal/service-kit';
import type { FileStore, IncomingFile, IncomingMail, UploadedFile } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Attachments } from '../attachments/attachment-service.ts';
import { mostAttachments } from '../attachments/attachment.ts';
import { singleAddress } from '../inquiries/single-address.ts';
import type { Threads } from '../thread/thread-service.ts';
import { forgetReceived, isReceived, noteReceived } from './inbound-repository.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { withoutQuotation } from './without-quotation.ts';

/** What became of a mail: it is a message now, was one already, or is none and why. */
export type InboundOutcome = 'added' | 'repeated' | 'automatic' | 'unknown-address' | 'empty';

interface InboundOptions {
  db: Knex;
  files: FileStore;
  attachments: Attachments;
  threads: Threads;
  addresses: ReplyAddresses;
  /** The site's own: what comes from there has gone in a circle. */
  ownAddress: string;
}

/** What mail servers let through, with its attachments in base64. */
export const maxMailBytes = 22_020_096;

const longestContent = 10_000;

const hashOf = (mail: IncomingMail, raw: Uint8Array): Buffer =>
  createHash('sha256')
    .update(mail.messageId ?? raw)
    .digest();

/** Mails that senders of inquiries send in reply, as messages of their conversation. */
export function createInbound({ db, files, attachments, threads, addresses, ownAddress }: InboundOptions) {
  /** A file of a mail as if it had been uploaded. */
  async function uploadOf({ filename, contentType, content }: IncomingFile): Promise<UploadedFile> {
    const path = `uploads/${randomUUID()}`;
    const stored = await files.put(path, Readable.from([content]), maxAttachmentBytes);
    return {
      ...stored,
      filename: filename || 'file',
      claimedType: contentType,
      head: content.subarray(0, 4_100),
      path,
      keep: (target) => files.move(path, target),
    };
  }

  /** Keeps the files of a mail that may be kept. Says their ids, and the names of the others. */
  async function keep(
    inquiryId: string,
    incoming: readonly IncomingFile[],
  ): Promise<[ids: string[], refused: string[]]> {
    const ids: string[] = [];
    const refused: string[] = [];
    for (const file of incoming) {
      let upload: UploadedFile | undefined;
      try {
        if (ids.length === mostAttachments) throw new ProblemError(409, 'too-many-files');
        upload = await uploadOf(file);
        const kept = await attachments.accept(upload, { inquiryId, agentId: null }, () => Promise.resolve());
        ids.push(kept.id);
      } catch (error) {
        if (upload) await files.remove(upload.path);
        if (!(error instanceof ProblemError)) throw error;
        refused.push(file.filename || 'file');
      }
    }
    return [ids, refused];
  }

  return {
    /** Takes a mail as it came over the wire. 429 `too-many-requests`: to be delivered again later. */
    async receive(raw: Uint8Array): Promise<InboundOutcome> {
      const mail = await parseMail(raw);
      if (mail.isAutomatic || mail.from === undefined || mail.from === ownAddress.toLowerCase()) return 'automatic';
      const number = addresses.numberOf(mail.recipients);
      const inquiry = number === undefined ? undefined : await threads.admitMail(number);
      if (!inquiry) return 'unknown-address';
      const hash = hashOf(mail, raw);
      if (await isReceived(db, hash)) return 'repeated';
      const text = withoutQuotation(mail.text).replaceAll('\0', '');
      if (text === '' && mail.attachments.length === 0) return 'empty';
      const [ids, refused] = await keep(inquiry.id, mail.attachments);
      const notes = [text || '(본문 없음)', ...refused.map((name) => `[받지 않은 첨부 파일: ${name}]`)].join('\n');
      const content = notes.length > longestContent ? `${notes.slice(0, longestContent - 1)}…` : notes;
      return db.transaction(async (trx) => {
        if (!(await noteReceived(trx, hash))) return 'repeated';
        await threads.addMail(trx, inquiry.id, { content, attachments: ids, from: singleAddress(mail.from ?? '') });
        return 'added';
      });
    },

    /** Forgets mails that nobody delivers again. */
    maintain: (): Promise<void> => forgetReceived(db),
  };
}

export type Inbound = ReturnType<typeof createInbound>;
