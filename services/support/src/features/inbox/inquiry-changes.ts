import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { lockInquiry, updateInquiry } from '../inquiries/inquiry-repository.ts';
import type { Inquiry, InquiryState } from '../inquiries/inquiry.ts';

export interface InquiryChange {
  state?: InquiryState;
  /** Null: nobody's. */
  assigneeId?: string | null;
}

/** As lockInquiry; 404 `inquiry-not-found`, and 409 `stale-edit` when somebody has changed it since `version`. */
export async function lockForEdit(trx: Knex.Transaction, number: string, version: number): Promise<Inquiry> {
  const inquiry = await lockInquiry(trx, number);
  if (!inquiry) throw problem.notFound('inquiry-not-found');
  if (inquiry.version !== version) throw problem.conflict('stale-edit');
  return inquiry;
}

/**
 * Changes a locked inquiry. Completion destroys a password that nobody has asked for; with it, with an answer and as spam, what the
 * sender wrote last is dealt with.
 */
export async function changeInquiry(
  trx: Knex.Transaction,
  inquiry: Inquiry,
  { state = inquiry.state, assigneeId = inquiry.assigneeId }: InquiryChange,
  { isAnswered = false } = {},
): Promise<void> {
  const destroys = state === 'answered' && inquiry.passwordState === 'kept';
  const isDone = isAnswered || state === 'answered' || state === 'spam';
  await updateInquiry(trx, inquiry, {
    state,
    assigneeId,
    ...(isDone ? { newMessageAt: null } : {}),
    ...(destroys ? { passwordState: 'destroyed' } : {}),
  });
}
