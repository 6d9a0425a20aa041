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
  author_name: string;
  content: string;
  created_at: Date;
}

interface ReplyRow extends WrittenRow {
  mailed_to: string;
  mail_state: MailState;
}

const mailStateSql =
  "case when outbox.sent_at is not null then 'sent' when outbox.failed_at is not null then 'failed' else 'waiting' end";

function toNote(row: WrittenRow): Note {
  return { id: row.id, author: row.author_name, content: row.content, createdAt: row.created_at };
}

/** Name under which the outbox knows the mail of a reply. */
export function replyMailKey(replyId: string): string {
  return `reply:${replyId}`;
}

export async function listNotes(db: Knex, inquiryId: string): Promise<Note[]> {
  return (await db<WrittenRow & { inquiry_id: string }>('notes').where({ inquiry_id: inquiryId }).orderBy('id')).map(
    toNote,
  );
}

export async function listReplies(db: Knex, inquiryId: string): Promise<Reply[]> {
  const rows = await db('replies')
    .leftJoin('outbox', 'outbox.key', db.raw("'reply:' || replies.id"))
    .where({ inquiry_id: inquiryId })
    .orderBy('replies.id')
    .select<ReplyRow[]>('replies.*', db.raw(`${mailStateSql} as mail_state`));
  return rows.map((row) => ({ ...toNote(row), mailedTo: row.mailed_to, mailState: row.mail_state }));
}

/** What became of the mail to the company; `none` where there was none to send. */
export async function notificationOf(db: Knex, number: string): Promise<MailState | 'none'> {
  const row = await db('outbox')
    .where({ key: `inquiry:${number}` })
    .first<{ mail_state: MailState } | undefined>(db.raw(`${mailStateSql} as mail_state`));
  return row?.mail_state ?? 'none';
}

export interface Writing {
  inquiryId: string;
  author: SessionUser;
  content: string;
}

export async function insertNote(trx: Knex, { inquiryId, author, content }: Writing): Promise<void> {
  await trx('notes').insert({ inquiry_id: inquiryId, author_id: author.id, author_name: author.name, content });
}

/** Returns the id of the reply. */
export async function insertReply(
  trx: Knex,
  { inquiryId, author, content, mailedTo }: Writing & { mailedTo: string },
): Promise<string> {
  const [row] = await trx('replies')
    .insert({ inquiry_id: inquiryId, author_id: author.id, author_name: author.name, content, mailed_to: mailedTo })
    .returning<{ id: string }[]>('id');
  return (row as { id: string }).id;
}
