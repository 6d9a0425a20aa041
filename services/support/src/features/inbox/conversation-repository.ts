import type { SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';

/** Something that an admin wrote about an inquiry, for colleagues only. */
export interface Note {
  id: string;
  author: string;
  content: string;
  createdAt: Date;
}

export type MailState = 'waiting' | 'sent' | 'failed';

/** An answer to the sender. */
export interface Reply extends Note {
  mailedTo: string;
  mailState: MailState;
}

interface WrittenRow {
  id: string;
  authorName: string;
  content: string;
  createdAt: Date;
}

interface ReplyRow extends WrittenRow {
  mailedTo: string;
  mailState: MailState;
}

const mailStateSql =
  "case when outbox.sent_at is not null then 'sent' when outbox.failed_at is not null then 'failed' else 'waiting' end";

function toNote(row: WrittenRow): Note {
  return { id: row.id, author: row.authorName, content: row.content, createdAt: row.createdAt };
}

/** Name under which the outbox knows the mail of a reply. */
export function replyMailKey(replyId: string): string {
  return `reply:${replyId}`;
}

export async function listNotes(db: Knex, inquiryId: string): Promise<Note[]> {
  return (await db<WrittenRow & { inquiryId: string }>('notes').where({ inquiryId }).orderBy('id')).map(toNote);
}

export async function listReplies(db: Knex, inquiryId: string): Promise<Reply[]> {
  const rows = await db('replies')
    .leftJoin('outbox', 'outbox.key', db.raw("'reply:' || replies.id"))
    .where({ inquiryId })
    .orderBy('replies.id')
    .select<ReplyRow[]>('replies.*', db.raw(`${mailStateSql} as mail_state`));
  return rows.map((row) => ({ ...toNote(row), mailedTo: row.mailedTo, mailState: row.mailState }));
}

/** What became of the mail to the company; `none` where there was none to send. */
export async function notificationOf(db: Knex, number: string): Promise<MailState | 'none'> {
  const row = await db('outbox')
    .where({ key: `inquiry:${number}` })
    .first<{ mailState: MailState } | undefined>(db.raw(`${mailStateSql} as mail_state`));
  return row?.mailState ?? 'none';
}

export interface Writing {
  inquiryId: string;
  author: SessionUser;
  content: string;
}

export async function insertNote(trx: Knex, { inquiryId, author, content }: Writing): Promise<void> {
  await trx('notes').insert({ inquiryId, authorId: author.id, authorName: author.name, content });
}

/** Returns the id of the reply. */
export async function insertReply(
  trx: Knex,
  { inquiryId, author, content, mailedTo }: Writing & { mailedTo: string },
): Promise<string> {
  const [row] = await trx('replies')
    .insert({ inquiryId, authorId: author.id, authorName: author.name, content, mailedTo })
    .returning<{ id: string }[]>('id');
  return (row as { id: string }).id;
}
