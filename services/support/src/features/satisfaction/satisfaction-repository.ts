import type { Knex } from 'knex';
import { inquiryColumns } from '../inquiries/inquiry-repository.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';

/** What a sender said of how an inquiry was answered. */
export interface Rating {
  isSatisfied: boolean;
  comment: string | null;
  /** ISO 8601. */
  ratedAt: string;
}

interface SatisfactionRow {
  inquiryId: string;
  askedAt: Date | null;
  isSatisfied: boolean | null;
  comment: string | null;
  ratedAt: Date | null;
}

/** Hours after which who was answered is asked: long enough to try what the answer says, and to ask back. */
const askedAfterHours = 24;
/** What was answered before is not asked about any more, such as when the question is turned on again. */
const askedWithinDays = 7;
const takenAtOnce = 100;

/** Inquiries that were answered a day ago, by a reply, and whose sender was not asked yet; locked, others' left out. */
export function takeAnswered(trx: Knex): Promise<Inquiry[]> {
  return trx<Inquiry>('inquiries')
    .where({ state: 'answered' })
    .whereNull('mergedInto')
    .whereRaw(`answered_at <= now() - interval '${askedAfterHours} hours'`)
    .whereRaw(`answered_at > now() - interval '${askedWithinDays} days'`)
    .whereRaw('not exists (select from satisfaction where inquiry_id = inquiries.id)')
    .whereRaw("exists (select from messages where inquiry_id = inquiries.id and written_by = 'agent')")
    .orderBy('id')
    .limit(takenAtOnce)
    .forUpdate()
    .skipLocked()
    .select([...inquiryColumns]);
}

/** Notes that somebody was asked; `isAsked` is false where there was no address. Nobody is asked twice about one inquiry. */
export async function noteAsked(trx: Knex, inquiryId: string, isAsked: boolean): Promise<void> {
  await trx('satisfaction').insert({ inquiryId, askedAt: isAsked ? trx.fn.now() : null });
}

/** Stores a response in place of the one before, without a comment beside the earlier one; undefined when nobody was asked. */
export async function storeRating(
  trx: Knex,
  inquiryId: string,
  { isSatisfied, comment }: { isSatisfied: boolean; comment: string | undefined },
): Promise<Pick<Rating, 'isSatisfied' | 'comment'> | undefined> {
  const [stored] = await trx('satisfaction')
    .where({ inquiryId })
    .whereNotNull('askedAt')
    .update({ isSatisfied, ratedAt: trx.fn.now(), ...(comment === undefined ? {} : { comment: comment || null }) })
    .returning<Pick<Rating, 'isSatisfied' | 'comment'>[]>(['isSatisfied', 'comment']);
  return stored;
}

/** The responses to some inquiries: inquiry id → response. */
export async function ratingsOf(db: Knex, inquiryIds: readonly string[]): Promise<Map<string, Rating>> {
  const rows = await db<SatisfactionRow>('satisfaction')
    .whereIn('inquiryId', [...inquiryIds])
    .whereNotNull('ratedAt')
    .select('inquiryId', 'isSatisfied', 'comment', 'ratedAt');
  return new Map(
    rows.map(({ inquiryId, isSatisfied, comment, ratedAt }) => [
      inquiryId,
      { isSatisfied: isSatisfied === true, comment, ratedAt: ratedAt?.toISOString() ?? '' },
    ]),
  );
}
