import type { Person } from '@portal/service-kit';
import type { Knex } from 'knex';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

export interface AnsweredInquiry {
  inquiry: Inquiry;
  /** Oldest first. */
  replies: { content: string; createdAt: Date }[];
}

interface ReplyRow {
  inquiryId: string;
  content: string;
  createdAt: Date;
}

/** Whose inquiries: those of an account, and those that a guest sent with an address, in its normal form, that is proven to be theirs. */
export type Sender = Pick<Person, 'id' | 'address'>;

/** One page of what somebody sent while signed in, and as a guest from their own address; the newest first, and how many there are. */
export async function listMine(
  db: Knex,
  { id, address }: Sender,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ inquiries: AnsweredInquiry[]; total: number }> {
  const mine = () => {
    const sent = db<Inquiry>('inquiries').where({ senderId: id });
    return address === undefined ? sent : sent.orWhereRaw('(sender_id is null and address = ?)', [address]);
  };
  const rows = await mine()
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select([...inquiryColumns]);
  const count = await mine().count<{ count: string }[]>({ count: '*' });
  const replies = await db<ReplyRow>('replies')
    .whereIn(
      'inquiryId',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .select('inquiryId', 'content', 'createdAt');
  const inquiries = rows.map((row) => ({
    inquiry: row,
    replies: replies
      .filter((reply) => reply.inquiryId === row.id)
      .map((reply) => ({ content: reply.content, createdAt: reply.createdAt })),
  }));
  return { inquiries, total: Number(count[0]?.count ?? 0) };
}
