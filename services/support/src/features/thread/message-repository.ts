import type { SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';
import { attachmentsOf } from '../attachments/attachment-repository.ts';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { MailState, Message, MessageWriter } from './message.ts';

/** SQL: what became of a mail of `outbox`. */
export const mailStateSql =
  "case when outbox.sent_at is not null then 'sent' when outbox.failed_at is not null then 'failed' else 'waiting' end";

/** Name under which the outbox knows the mail of an agent's message. */
export function replyMailKey(messageId: string): string {
  return `reply:${messageId}`;
}

interface MessageRow {
  id: string;
  inquiryId: string;
  writtenBy: MessageWriter;
  authorName: string;
  content: string;
  quotedText: string | null;
  seemsAutomatic: boolean | null;
  originalBytes: number | null;
  createdAt: Date;
  mailedTo: string | null;
  mailState: MailState;
}

const toMessage = ({ authorName, ...row }: MessageRow): Omit<Message, 'attachments' | 'fromInquiry'> => ({
  id: row.id,
  writtenBy: row.writtenBy,
  author: authorName,
  content: row.content,
  quotedText: row.quotedText,
  seemsAutomatic: row.seemsAutomatic ?? false,
  originalBytes: row.originalBytes,
  createdAt: row.createdAt,
  mailedTo: row.mailedTo,
  mailState: row.writtenBy === 'agent' ? row.mailState : null,
});

/** The messages of some inquiries, oldest first: inquiry id → messages, with an empty list where there are none. */
export async function messagesOf(db: Knex, inquiryIds: readonly string[]): Promise<Map<string, Message[]>> {
  const rows = await db('messages')
    .leftJoin('outbox', 'outbox.key', db.raw("'reply:' || messages.id"))
    .leftJoin('mail_originals', 'mail_originals.messageId', 'messages.id')
    .whereIn('inquiryId', inquiryIds)
    .orderBy(['messages.createdAt', 'messages.id'])
    .select<MessageRow[]>(
      'messages.*',
      'mail_originals.bytes as originalBytes',
      db.raw(`${mailStateSql} as mail_state`),
    );
  const messages = new Map<string, Message[]>(inquiryIds.map((id) => [id, []]));
  const attachments = await attachmentsOf(db, inquiryIds);
  for (const row of rows)
    messages
      .get(row.inquiryId)
      ?.push({ ...toMessage(row), attachments: attachments.get(row.id) ?? [], fromInquiry: null });
  return messages;
}

/** What an inquiry that was merged into another began with, as a message of that one. */
const openingOf = ({ id, number, name, title, content, createdAt }: Inquiry): Message => ({
  id,
  writtenBy: 'sender',
  author: name,
  content: `${title}\n\n${content}`,
  quotedText: null,
  seemsAutomatic: false,
  createdAt,
  mailedTo: null,
  mailState: null,
  originalBytes: null,
  attachments: [],
  fromInquiry: number,
});

/** As `messagesOf`, with what was said in inquiries that were merged into them. */
export async function conversationsOf(db: Knex, inquiryIds: readonly string[]): Promise<Map<string, Message[]>> {
  const merged = await db<Inquiry>('inquiries')
    .whereIn('mergedInto', inquiryIds)
    .orderBy('createdAt')
    .select([...inquiryColumns]);
  const messages = await messagesOf(db, [...inquiryIds, ...merged.map(({ id }) => id)]);
  return new Map(
    inquiryIds.map((id) => {
      const others = merged
        .filter(({ mergedInto }) => mergedInto === id)
        .flatMap((other) => [
          openingOf(other),
          ...(messages.get(other.id) ?? []).map((message) => ({ ...message, fromInquiry: other.number })),
        ]);
      const all = [...(messages.get(id) ?? []), ...others];
      return [id, others.length === 0 ? all : all.toSorted((one, next) => +one.createdAt - +next.createdAt)];
    }),
  );
}

/** The conversation of one inquiry, oldest first. */
export async function listMessages(db: Knex, inquiryId: string): Promise<Message[]> {
  return (await conversationsOf(db, [inquiryId])).get(inquiryId) ?? [];
}

interface Writing {
  inquiryId: string;
  content: string;
}

async function insertMessage(
  trx: Knex,
  row: Record<string, string | boolean | readonly string[] | null>,
): Promise<string> {
  const [stored] = await trx('messages').insert(row).returning<{ id: string }[]>('id');
  return (stored as { id: string }).id;
}

/** Stores an agent's answer and returns its id. */
export function insertReply(
  trx: Knex,
  { inquiryId, author, content, mailedTo }: Writing & { author: SessionUser; mailedTo: string },
): Promise<string> {
  return insertMessage(trx, {
    inquiryId,
    writtenBy: 'agent',
    authorId: author.id,
    authorName: author.name,
    content,
    mailedTo,
  });
}

/** What is kept of a mail beside its text. */
export interface ReceivedMail {
  /** Its Message-ID, without brackets. */
  mailId: string | null;
  /** Message-IDs of the mails before it, oldest first. */
  mailReferences: readonly string[];
  seemsAutomatic: boolean;
}

/** Stores a message of the sender, by name and, unless a guest, account; returns its id. */
export function insertAnswer(
  trx: Knex,
  {
    inquiryId,
    author,
    content,
    quotedText,
    mail,
  }: Writing & {
    author: { id: string | null; name: string };
    quotedText: string | null;
    mail: ReceivedMail | undefined;
  },
): Promise<string> {
  return insertMessage(trx, {
    inquiryId,
    writtenBy: 'sender',
    authorId: author.id,
    authorName: author.name,
    content,
    quotedText,
    ...mail,
  });
}
