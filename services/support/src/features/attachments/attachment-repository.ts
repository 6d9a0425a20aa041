import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Attachment, StoredAttachment } from './attachment.ts';

const stored = ['id', 'name', 'bytes', 'type', 'sha256', 'path'] as const;

/** Whose upload: an inquiry's, by an agent or, where that is null, by the sender. */
export interface Uploader {
  inquiryId: string;
  agentId: string | null;
}

/** Stores a row of a file that waits for its message; `path` must be claimed in the same transaction. */
export async function insertAttachment(
  trx: Knex,
  uploader: Uploader,
  { name, bytes, type, sha256, path }: Omit<StoredAttachment, 'id'>,
): Promise<Attachment> {
  const [row] = await trx('attachments')
    .insert({ ...uploader, name, bytes, type, sha256, path })
    .returning<Attachment[]>(['id', 'name', 'bytes']);
  return row as Attachment;
}

export async function countUnsent(db: Knex, inquiryId: string): Promise<number> {
  const row = await db('attachments')
    .where({ inquiryId })
    .whereNull('messageId')
    .first<{ count: number }>(db.raw('count(*)::int as count'));
  return row.count;
}

/** Gives uploads to the message that was written with them; 400 for what was not uploaded here, or was sent already. */
export async function sendAttachments(
  trx: Knex,
  { inquiryId, agentId }: Uploader,
  messageId: string,
  ids: readonly string[],
): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const sent = await trx('attachments')
    .whereIn('id', [...wanted])
    .where({ inquiryId, agentId })
    .whereNull('messageId')
    .update({ messageId });
  if (sent !== wanted.size)
    throw problem.badRequest('validation-failed', undefined, { attachments: 'attachment-missing' });
}

/** The files of some messages: message id → files in the order of their upload. */
export async function attachmentsOf(db: Knex, inquiryIds: readonly string[]): Promise<Map<string, Attachment[]>> {
  const rows = await db('attachments')
    .whereIn('inquiryId', inquiryIds)
    .whereNotNull('messageId')
    .orderBy(['createdAt', 'id'])
    .select<(Attachment & { messageId: string })[]>('id', 'name', 'bytes', 'messageId');
  const attachments = new Map<string, Attachment[]>();
  for (const { messageId, ...attachment } of rows)
    attachments.set(messageId, [...(attachments.get(messageId) ?? []), attachment]);
  return attachments;
}

/** A file of a conversation, of inquiries merged into this one too; undefined for one that was not sent, or is another's. */
export async function findAttachment(db: Knex, inquiryId: string, id: string): Promise<StoredAttachment | undefined> {
  return db<StoredAttachment & { inquiryId: string; messageId: string }>('attachments')
    .where({ id })
    .whereIn('inquiryId', db('inquiries').where({ id: inquiryId }).orWhere({ mergedInto: inquiryId }).select('id'))
    .whereNotNull('messageId')
    .first([...stored]);
}

/** Removes uploads of yesterday and before whose message was never sent; their files follow. Says how many. */
export function removeUnsent(db: Knex): Promise<number> {
  return db('attachments').whereNull('messageId').whereRaw("created_at < now() - interval '1 day'").delete();
}
