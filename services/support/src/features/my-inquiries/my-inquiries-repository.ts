import type { Knex } from 'knex';
import { inquiryColumns, toInquiry } from '../inquiries/inquiry-repository.ts';
import type { InquiryRow } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

export interface AnsweredInquiry {
  inquiry: Inquiry;
  /** Oldest first. */
  replies: { content: string; createdAt: Date }[];
}

interface ReplyRow {
  inquiry_id: string;
  content: string;
  created_at: Date;
}

/** One page of what somebody sent while signed in, the newest first, and how many there are. */
export async function listMine(
  db: Knex,
  senderId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ inquiries: AnsweredInquiry[]; total: number }> {
  const mine = () => db<InquiryRow>('inquiries').where({ sender_id: senderId });
  const rows = await mine()
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .offset(offset)
    .select([...inquiryColumns]);
  const count = await mine().count<{ count: string }[]>({ count: '*' });
  const replies = await db<ReplyRow>('replies')
    .whereIn(
      'inquiry_id',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .select('inquiry_id', 'content', 'created_at');
  const inquiries = rows.map((row) => ({
    inquiry: toInquiry(row),
    replies: replies
      .filter((reply) => reply.inquiry_id === row.id)
      .map((reply) => ({ content: reply.content, createdAt: reply.created_at })),
  }));
  return { inquiries, total: Number(count[0]?.count ?? 0) };
}
