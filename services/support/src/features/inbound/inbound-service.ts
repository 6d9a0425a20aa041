import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  keepFile,
  mailRenderer,
  maskResidentNumbers,
  maxAttachmentBytes,
  normalEmail,
  parseMail,
  ProblemError,
} from '@portal/service-kit';
import type { FileStore, IncomingFile, IncomingMail, UploadedFile } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Attachments } from '../attachments/attachment-service.ts';
import type { MailOriginal } from '../attachments/mail-original-repository.ts';
import { mostAttachments, maxInlinePictures } from '../attachments/attachment.ts';
import { replyMail } from '../inbox/reply-mail.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import { singleAddress } from '../inquiries/single-address.ts';
import { listMessages } from '../thread/message-repository.ts';
import type { Threads } from '../thread/thread-service.ts';
import { forgetReceived, isReceived, noteReceived } from './inbound-repository.ts';
import type { ReplyAddresses } from './reply-address.ts';
import { splitQuotation } from './split-quotation.ts';

/** What became of a mail: it is a message now, was one already, or is none and why. */
export const inboundOutcomes = ['added', 'repeated', 'automatic', 'unknown-address'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

interface InboundOptions {
  db: Knex;
  files: FileStore;
  attachments: Attachments;
  threads: Threads;
  addresses: ReplyAddresses;
  /** The site's own: what comes from there may have gone in a circle. */
  ownAddress: string;
}

/** What mail servers let through, with its attachments in base64. */
export const maxMailBytes = 22_020_096;

/** Placeholders in a message for what a mail does not have, in the language of the inquiry. */
const marks = {
  ko: {
    noText: '(본문 없음)',
    noAddress: '(보낸 주소 없음)',
    refused: (name: string) => `[받지 않은 첨부 파일: ${name}]`,
  },
  en: {
    noText: '(No text)',
    noAddress: '(No sender address)',
    refused: (name: string) => `[Attachment not accepted: ${name}]`,
  },
};

/** Of the text too: some programs give each mail the same Message-ID. */
const hashOf = (mail: IncomingMail, raw: Uint8Array): Buffer =>
  createHash('sha256')
    .update(mail.messageId === undefined ? raw : `${mail.messageId}\n${mail.text}`)
    .digest();

/** What was mailed to the sender of an inquiry, as far as a reply may quote it; links differ from mail to mail. */
async function sentTexts(db: Knex, inquiry: Inquiry): Promise<string[]> {
  const messages = await listMessages(db, inquiry.id);
  const unknown = {
    to: '',
    replyTo: '',
    key: '',
    url: 'https://link.invalid/',
    references: [],
    isAnsweredByMail: true,
  };
  const mails = messages
    .filter(({ writtenBy }) => writtenBy === 'agent')
    .map(({ content, attachments }) => replyMail(inquiry, { ...unknown, content, files: attachments.length }));
  const render = await mailRenderer(db, mails);
  return mails.map((mail) => render(mail).text);
}

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
      head: content,
      path,
      keep: (target) => keepFile(files, { ...stored, path, head: content }, target),
    };
  }

  /** Keeps the files of a mail that may be kept. Says their ids, and the names of the others. */
  async function keep(
    inquiryId: string,
    incoming: readonly IncomingFile[],
  ): Promise<[ids: string[], refused: string[]]> {
    const ids: string[] = [];
    const refused: string[] = [];
    const left = { files: mostAttachments, pictures: maxInlinePictures };
    for (const file of incoming) {
      const kind = file.isInline ? 'pictures' : 'files';
      let upload: UploadedFile | undefined;
      try {
        if (left[kind] === 0) throw new ProblemError(409, 'too-many-files');
        upload = await uploadOf(file);
        const kept = await attachments.keep(upload, { inquiryId, agentId: null }, () => Promise.resolve());
        ids.push(kept.id);
        left[kind] -= 1;
      } catch (error) {
        if (upload) await files.remove(upload.path);
        if (!(error instanceof ProblemError)) throw error;
        refused.push(file.filename || 'file');
      }
    }
    return [ids, refused];
  }

  return {
    /**
     * Takes a mail as it came over the wire. All but those that say that a program wrote them become messages, whole, and are kept as they came;
     * whole resident registration numbers are masked, and no original of these is kept. 413 `mail-too-long`;
     * 429 `too-many-requests`: to be delivered again later.
     */
    async receive(raw: Uint8Array): Promise<InboundOutcome> {
      const mail = await parseMail(raw);
      if (mail.isAutomatic) return 'automatic';
      const isOwn = mail.from === normalEmail(ownAddress);
      const number = addresses.numberOf(mail.recipients);
      const inquiry = number === undefined ? undefined : await threads.admitMail(number);
      if (number === undefined || !inquiry) return 'unknown-address';
      const hash = hashOf(mail, raw);
      if (await isReceived(db, hash)) return 'repeated';
      const text = maskResidentNumbers(mail.text);
      const { written, quoted } = splitQuotation(text.replaceAll('\0', ''), await sentTexts(db, inquiry));
      const [ids, refused] = await keep(inquiry.id, mail.attachments);
      const { noText, noAddress, ...mark } = marks[inquiry.locale];
      const { messageId = null, references } = mail;
      const message = {
        number,
        content: [written || noText, ...refused.map(mark.refused)].join('\n'),
        quotedText: quoted || null,
        attachments: ids,
        from: { address: singleAddress(mail.from ?? ''), unknown: noAddress },
        mail: { mailId: messageId, mailReferences: references, seemsAutomatic: mail.seemsAutomatic || isOwn },
      };
      const add = (original?: MailOriginal) =>
        db.transaction(async (trx): Promise<InboundOutcome> => {
          if (!(await noteReceived(trx, hash))) return 'repeated';
          await threads.addMail(trx, inquiry.id, { ...message, ...(original && { original }) });
          return 'added';
        });
      // The original of a text that was masked would hold the number
      return text === mail.text ? attachments.withOriginal(raw, add) : add();
    },

    /** Forgets mails that nobody delivers again. */
    maintain: (): Promise<void> => forgetReceived(db),
  };
}

export type Inbound = ReturnType<typeof createInbound>;
