import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import { lockInquiry, updateInquiry } from '../inquiries/inquiry-repository.ts';
import type { Inquiry, InquiryState } from '../inquiries/inquiry.ts';
import { knownTags, mostTags } from '../tags/tag-repository.ts';

export interface InquiryChange {
  state?: InquiryState;
  /** Null: nobody's. */
  assigneeId?: string | null;
  /** All that it is to have. */
  tags?: string[];
  addTags?: string[];
  removeTags?: string[];
  /** YYYY-MM-DD; null: no day in particular. */
  dueOn?: string | null;
}

/** As lockInquiry; 404 `inquiry-not-found`, 409 `inquiry-merged` for one that another shows. */
export async function lockUnmerged(trx: Knex.Transaction, number: string): Promise<Inquiry> {
  const inquiry = await lockInquiry(trx, number);
  if (!inquiry) throw problem.notFound('inquiry-not-found');
  if (inquiry.mergedInto !== null) throw problem.conflict('inquiry-merged');
  return inquiry;
}

/** As lockUnmerged; 409 `stale-edit` when somebody has changed it since `version`. */
export async function lockForEdit(trx: Knex.Transaction, number: string, version: number): Promise<Inquiry> {
  const inquiry = await lockUnmerged(trx, number);
  if (inquiry.version !== version) throw problem.conflict('stale-edit');
  return inquiry;
}

/** A change with its tags as they are written, which are known from then on. */
export async function withKnownTags(trx: Knex, change: InquiryChange): Promise<InquiryChange> {
  return {
    ...change,
    ...(change.tags ? { tags: await knownTags(trx, change.tags) } : {}),
    ...(change.addTags ? { addTags: await knownTags(trx, change.addTags) } : {}),
  };
}

/** The tags that an inquiry has after a change, where the change says anything of them. 409 `too-many-tags`. */
export function tagChange(
  inquiry: Pick<Inquiry, 'tags'>,
  { tags, addTags, removeTags }: InquiryChange,
): Pick<InquiryChange, 'tags'> {
  if (!tags && !addTags && !removeTags) return {};
  const removed = new Set(removeTags);
  const kept = (tags ?? inquiry.tags).filter((tag) => !removed.has(tag));
  const changed = [...new Set([...kept, ...(addTags ?? [])])].toSorted();
  if (changed.length > mostTags) throw problem.conflict('too-many-tags');
  return { tags: changed };
}

/**
 * Changes a locked inquiry. Completion destroys a password that nobody has asked for; with it, with an answer and as spam, what the
 * sender wrote last is dealt with.
 */
export async function changeInquiry(
  trx: Knex.Transaction,
  inquiry: Inquiry,
  change: InquiryChange,
  { isAnswered = false } = {},
): Promise<void> {
  const { state = inquiry.state, assigneeId = inquiry.assigneeId, dueOn = inquiry.dueOn } = change;
  const destroys = state === 'answered' && inquiry.passwordState === 'kept';
  const isDone = isAnswered || state === 'answered' || state === 'spam';
  await updateInquiry(trx, inquiry, {
    state,
    assigneeId,
    dueOn,
    ...tagChange(inquiry, change),
    ...(isDone ? { newMessageAt: null } : {}),
    ...(destroys ? { passwordState: 'destroyed' } : {}),
  });
}
