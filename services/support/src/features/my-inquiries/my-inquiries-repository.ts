import { normalEmail } from '@portal/service-kit';
import type { Person, SessionUser } from '@portal/service-kit';
import type { Knex } from 'knex';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { Message } from '../thread/message.ts';
import { conversationsOf, messagesOf } from '../thread/message-repository.ts';

export interface SentInquiry {
  inquiry: Inquiry;
  /** Oldest first. */
  messages: Message[];
}

/** Whose inquiries: those of an account, and those that a guest sent with an address, in its normal form, that is proven to be theirs. */
export type Sender = Pick<Person, 'id' | 'address'>;

/** Whose inquiries a member may see: an address counts once it is verified. */
export function senderOf({ id, email, isEmailVerified }: SessionUser): Sender {
  return { id, address: isEmailVerified ? normalEmail(email) : undefined };
}

function mine(db: Knex, { id, address }: Sender) {
  return db<Inquiry>('inquiries').where((own) => {
    void own.where({ senderId: id });
    if (address !== undefined) void own.orWhereRaw('(sender_id is null and address = ?)', [address]);
  });
}

/** An inquiry of somebody by its number; undefined when there is none, or it is another's. */
export async function findMine(db: Knex, number: string, sender: Sender): Promise<Inquiry | undefined> {
  return mine(db, sender)
    .where({ number })
    .first([...inquiryColumns]);
}

/** The inquiry of somebody to which a file belongs; undefined when it is none of theirs. The id may be any text. */
export async function findMineWithFile(db: Knex, sender: Sender, fileId: string): Promise<Inquiry | undefined> {
  return mine(db, sender)
    .whereExists(db('attachments').whereRaw('inquiry_id = inquiries.id and id::text = ?', [fileId]))
    .first([...inquiryColumns]);
}

/** The same for a message, whose id may be any text too. */
export async function findMineWithMessage(db: Knex, sender: Sender, messageId: string): Promise<Inquiry | undefined> {
  return mine(db, sender)
    .whereExists(db('messages').whereRaw('inquiry_id = inquiries.id and messages.id::text = ?', [messageId]))
    .first([...inquiryColumns]);
}

/**
 * One page of what somebody sent while signed in, and as a guest from their own address; the newest first, and how many there are.
 * Inquiries that were merged into another are within its conversation.
 */
export async function listMine(
  db: Knex,
  sender: Sender,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ inquiries: SentInquiry[]; total: number }> {
  const rows = await mine(db, sender)
    .whereNull('mergedInto')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select([...inquiryColumns]);
  const count = await mine(db, sender).whereNull('mergedInto').count<{ count: string }[]>({ count: '*' });
  const messages = await conversationsOf(
    db,
    rows.map(({ id }) => id),
  );
  const inquiries = rows.map((inquiry) => ({ inquiry, messages: messages.get(inquiry.id) ?? [] }));
  return { inquiries, total: Number(count[0]?.count ?? 0) };
}

/** Everything that somebody sent, each inquiry by itself. */
export async function listAllMine(db: Knex, sender: Sender): Promise<SentInquiry[]> {
  const rows = await mine(db, sender)
    .orderBy('createdAt', 'desc')
    .select([...inquiryColumns]);
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((inquiry) => ({ inquiry, messages: messages.get(inquiry.id) ?? [] }));
}
