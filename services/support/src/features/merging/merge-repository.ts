import type { Knex } from 'knex';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

const offeredAtOnce = 20;

/**
 * Inquiries that one may be merged into: of the same proven person. That is the same account, or for guests one address where both
 * inquiries were confirmed through what was mailed to it. An address alone is what somebody typed.
 */
function targetsOf(db: Knex, { id, senderId }: Pick<Inquiry, 'id' | 'senderId'>) {
  const targets = db<Inquiry>('inquiries').whereNot({ id }).whereNull('mergedInto').whereNot({ state: 'spam' });
  if (senderId !== null) return targets.where({ senderId });
  return targets
    .whereNull('senderId')
    .whereNotNull('confirmedAt')
    .whereRaw('address = (select address from inquiries where id = ? and confirmed_at is not null)', [id]);
}

/** The newest inquiries that one may be merged into. */
export function listTargets(db: Knex, inquiry: Inquiry): Promise<Inquiry[]> {
  return targetsOf(db, inquiry)
    .orderBy('createdAt', 'desc')
    .limit(offeredAtOnce)
    .select([...inquiryColumns]);
}

export async function isTarget(db: Knex, inquiry: Inquiry, targetId: string): Promise<boolean> {
  return (await targetsOf(db, inquiry).where({ id: targetId }).first('id')) !== undefined;
}

/** What was merged into an inquiry, oldest first. */
export function listMerged(db: Knex, inquiryId: string): Promise<Pick<Inquiry, 'number' | 'title' | 'version'>[]> {
  return db<Inquiry>('inquiries')
    .where({ mergedInto: inquiryId })
    .orderBy('createdAt')
    .select('number', 'title', 'version');
}

/** Those that were merged into one follow it into another. */
export async function moveMerged(trx: Knex, from: string, to: string): Promise<void> {
  await trx('inquiries').where({ mergedInto: from }).update({ mergedInto: to });
}

export async function hasReply(db: Knex, inquiryId: string): Promise<boolean> {
  return (await db('messages').where({ inquiryId, writtenBy: 'agent' }).first('id')) !== undefined;
}
