import type { SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { MailState } from '../thread/message.ts';
import { mailStateSql } from '../thread/message-repository.ts';

/** Something that an admin wrote about an inquiry, for colleagues only. */
export interface Note {
  id: string;
  author: string;
  content: string;
  createdAt: Date;
}

interface NoteRow {
  id: string;
  inquiryId: string;
  authorName: string;
  content: string;
  createdAt: Date;
}

/** The notes about an inquiry and those that were merged into it, oldest first. */
export async function listNotes(db: Knex, inquiryId: string): Promise<Note[]> {
  const merged = db('inquiries').where({ mergedInto: inquiryId }).select('id');
  const rows = await db<NoteRow>('notes').where({ inquiryId }).orWhereIn('inquiryId', merged).orderBy('id');
  return rows.map(({ id, authorName, content, createdAt }) => ({ id, author: authorName, content, createdAt }));
}

/** What became of the mail to the company; `none` where there was none to send. */
export async function notificationOf(db: Knex, number: string): Promise<MailState | 'none'> {
  const row = await db('outbox')
    .where({ key: `inquiry:${number}` })
    .first<{ mailState: MailState } | undefined>(db.raw(`${mailStateSql} as mail_state`));
  return row?.mailState ?? 'none';
}

export async function insertNote(
  trx: Knex,
  { inquiryId, author, content }: { inquiryId: string; author: SessionUser; content: string },
): Promise<void> {
  await trx('notes').insert({ inquiryId, authorId: author.id, authorName: author.name, content });
}
