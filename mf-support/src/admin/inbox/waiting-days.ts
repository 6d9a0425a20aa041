import { dayInSeoul } from '@portal/kit/dates';
import type { InquiryRow } from '../../api/inbox.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days after which an inquiry that nobody has answered is marked, and marked as late. */
export const markedAfterDays = { waiting: 1, late: 3 };

/** Whole days for which an inquiry, or what its sender has added, waits for an answer; 0 when it waits for none. */
export function waitingDays(
  {
    state,
    createdAt,
    newMessageAt,
    replyCount,
  }: Pick<InquiryRow, 'state' | 'createdAt' | 'newMessageAt' | 'replyCount'>,
  now = Date.now(),
): number {
  const isOver = state === 'answered' || state === 'spam';
  // An agent has answered, and nothing came after it
  if (isOver || (replyCount > 0 && newMessageAt === null)) return 0;
  return Math.max(0, Math.floor((now - Date.parse(newMessageAt ?? createdAt)) / dayMs));
}

/** How near the day is by which an open inquiry is to be answered; undefined when it has none, or is over. */
export function dueState(
  { state, dueOn }: Pick<InquiryRow, 'state' | 'dueOn'>,
  today = dayInSeoul(),
): 'over' | 'today' | 'later' | undefined {
  if (dueOn === null || state === 'answered' || state === 'spam') return undefined;
  if (dueOn === today) return 'today';
  return dueOn < today ? 'over' : 'later';
}
