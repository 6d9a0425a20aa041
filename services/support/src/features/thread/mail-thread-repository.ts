import { mailIdOf } from '@portal/service-kit';
import type { Knex } from 'knex';
import { receiptMailKey } from '../inquiries/receipt-mail.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

interface MailRow {
  /** Of a mail that came in. */
  mailId: string | null;
  mailReferences: string[] | null;
  /** Of one that was sent. */
  outboxId: string | null;
}

/**
 * Message-IDs of the mails about an inquiry, without brackets, by which mail programs keep a conversation together: its receipt, the
 * answers, and what was mailed in reply. The last is the newest mail of the sender, if there is one; `origin`: of the site.
 */
export async function mailThreadOf(trx: Knex, { id, number }: Inquiry, origin: string): Promise<string[]> {
  const receipt = await trx('outbox')
    .where({ key: receiptMailKey(number) })
    .first<{ id: string } | undefined>('id');
  const rows = await trx('messages')
    .leftJoin('outbox', 'outbox.key', trx.raw("'reply:' || messages.id"))
    .whereIn('inquiryId', trx('inquiries').where({ id }).orWhere({ mergedInto: id }).select('id'))
    .orderBy(['messages.createdAt', 'messages.id'])
    .select<MailRow[]>('messages.mailId', 'messages.mailReferences', 'outbox.id as outboxId');
  const ours = (outboxId: string | null | undefined): string[] => (outboxId ? [mailIdOf(outboxId, origin)] : []);
  const all = [
    ...ours(receipt?.id),
    ...rows.flatMap(({ mailId, mailReferences, outboxId }) => [
      ...(mailReferences ?? []),
      ...(mailId === null ? [] : [mailId]),
      ...ours(outboxId),
    ]),
  ];
  const parent = rows.findLast(({ mailId }) => mailId !== null)?.mailId ?? all.at(-1);
  return parent === undefined ? [] : [...new Set(all.filter((mailId) => mailId !== parent)), parent];
}
