import { claimFiles } from '@portal/service-kit';
import type { Knex } from 'knex';

/** A mail in the store, as it came over the wire. */
export interface MailOriginal {
  path: string;
  bytes: number;
  sha256: string;
}

/** Gives a stored mail to the message that it became. */
export async function insertOriginal(trx: Knex, messageId: string, original: MailOriginal): Promise<void> {
  await claimFiles(trx, [original.path]);
  await trx('mail_originals').insert({ messageId, ...original });
}

/** The mail of a message of a conversation, of inquiries merged into this one too; undefined for a message that was no mail. */
export async function findOriginal(db: Knex, inquiryId: string, messageId: string): Promise<MailOriginal | undefined> {
  const inquiries = db('inquiries').where({ id: inquiryId }).orWhere({ mergedInto: inquiryId }).select('id');
  return db<MailOriginal & { messageId: string }>('mail_originals')
    .where({ messageId })
    .whereIn('messageId', db('messages').whereIn('inquiryId', inquiries).select('id'))
    .first('path', 'bytes', 'sha256');
}
