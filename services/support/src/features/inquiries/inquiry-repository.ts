import { problem } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { SealedPassword } from '../passwords/password-cipher.ts';
import type { NewInquiry } from './check-inquiry.ts';
import type { Inquiry, InquiryState } from './inquiry.ts';

/** Named one by one: what is sealed leaves the database by `sealedPasswordOf` alone. */
export const inquiryColumns = [
  'id',
  'number',
  'form',
  'type',
  'product',
  'name',
  'phone',
  'email',
  'applyDate',
  'title',
  'content',
  'smwpId',
  'locale',
  'senderId',
  'senderEmail',
  'trapped',
  'state',
  'assigneeId',
  'passwordState',
  'version',
  'newMessageAt',
  'linkGeneration',
  'tags',
  'dueOn',
  'mergedInto',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof Inquiry)[];

export interface InquiryToStore extends Omit<NewInquiry, 'smwpPassword'> {
  id: string;
  locale: Locale;
  sender: { id: string; email: string } | undefined;
  password: SealedPassword | undefined;
}

/** Year of Seoul and a number that is never used twice. A number may be left out: a sequence does not wait for others' transactions. */
const numberSql = `(
  select 'Q-' || to_char(now() at time zone 'Asia/Seoul', 'YYYY') || '-' || lpad(next.digits, greatest(6, length(next.digits)), '0')
  from (select nextval('inquiry_numbers')::text as digits) next)`;

/** Stores an inquiry and gives it its number. */
export async function insertInquiry(trx: Knex, inquiry: InquiryToStore): Promise<Inquiry> {
  const [row] = await trx('inquiries')
    .insert({
      id: inquiry.id,
      number: trx.raw(numberSql),
      form: inquiry.form,
      type: inquiry.type,
      product: inquiry.product,
      name: inquiry.name,
      phone: inquiry.phone,
      email: inquiry.email,
      applyDate: inquiry.applyDate,
      title: inquiry.title,
      content: inquiry.content,
      smwpId: inquiry.smwpId,
      locale: inquiry.locale,
      senderId: inquiry.sender?.id ?? null,
      senderEmail: inquiry.sender?.email ?? null,
      trapped: inquiry.trapped,
      state: inquiry.trapped ? 'spam' : 'received',
      passwordState: inquiry.password ? 'kept' : 'none',
      passwordKeyId: inquiry.password?.keyId ?? null,
      passwordSealed: inquiry.password?.sealed ?? null,
    })
    .returning<Inquiry[]>([...inquiryColumns]);
  return row as Inquiry;
}

/** Locks an inquiry until the end of the transaction; undefined when there is none of that number. */
export async function lockInquiry(trx: Knex.Transaction, number: string): Promise<Inquiry | undefined> {
  return trx<Inquiry>('inquiries')
    .where({ number })
    .forUpdate()
    .first([...inquiryColumns]);
}

/** The inquiry that shows this one's conversation: itself, unless it was merged into another. */
export async function keptInquiry(db: Knex, inquiry: Inquiry): Promise<Inquiry> {
  const kept = inquiry.mergedInto === null ? undefined : await findInquiryById(db, inquiry.mergedInto);
  return kept ?? inquiry;
}

/** Locks the inquiry that shows the conversation of the one with this id; undefined when there is none. */
export async function lockKept(trx: Knex.Transaction, id: string): Promise<Inquiry | undefined> {
  const found = await findInquiryById(trx, id);
  const kept = found && (await lockInquiryById(trx, found.mergedInto ?? id));
  // Merged meanwhile
  return kept?.mergedInto ? lockInquiryById(trx, kept.mergedInto) : kept;
}

/** The inquiry with this id; undefined when there is none. */
export async function findInquiryById(db: Knex, id: string): Promise<Inquiry | undefined> {
  return db<Inquiry>('inquiries')
    .where({ id })
    .first([...inquiryColumns]);
}

export async function findInquiryByNumber(db: Knex, number: string): Promise<Inquiry | undefined> {
  return db<Inquiry>('inquiries')
    .where({ number })
    .first([...inquiryColumns]);
}

/** The inquiry of this number, or the one that it was merged into; 404 `inquiry-not-found`. */
export async function requireInquiry(db: Knex, number: string): Promise<Inquiry> {
  const inquiry = await findInquiryByNumber(db, number);
  if (!inquiry) throw problem.notFound('inquiry-not-found');
  return keptInquiry(db, inquiry);
}

/** As lockInquiry, by id. */
export async function lockInquiryById(trx: Knex.Transaction, id: string): Promise<Inquiry | undefined> {
  return trx<Inquiry>('inquiries')
    .where({ id })
    .forUpdate()
    .first([...inquiryColumns]);
}

/** Notes that who reads the mails to the address of a guest's inquiry has written through one of them. */
export async function confirmGuest(trx: Knex.Transaction, mailed: { id: string } | { number: string }): Promise<void> {
  await trx('inquiries')
    .where({ ...mailed, senderId: null, confirmedAt: null })
    .update({ confirmedAt: trx.fn.now() });
}

/** What may change of an inquiry; without a password state its password is left alone. */
export type InquiryUpdate = Pick<
  Inquiry,
  'state' | 'assigneeId' | 'newMessageAt' | 'linkGeneration' | 'tags' | 'dueOn' | 'mergedInto'
> & {
  passwordState?: 'revealed' | 'destroyed';
};

const answeredAt = (trx: Knex, state: InquiryState) => ({
  answeredAt: state === 'answered' ? trx.fn.now() : null,
});

/** Changes a locked inquiry; a password that was revealed or destroyed is gone for good. Notes when it is completed. */
export async function updateInquiry(
  trx: Knex.Transaction,
  { id, version, state }: Inquiry,
  update: Partial<InquiryUpdate>,
): Promise<void> {
  await trx('inquiries')
    .where({ id })
    .update({
      ...update,
      ...(update.passwordState ? { passwordKeyId: null, passwordSealed: null } : {}),
      ...(update.state === undefined || update.state === state ? {} : answeredAt(trx, update.state)),
      version: version + 1,
      updatedAt: trx.fn.now(),
    });
}

/** The sealed password of an inquiry that keeps one. */
export async function sealedPasswordOf(trx: Knex.Transaction, { id }: Inquiry): Promise<SealedPassword> {
  return trx('inquiries').where({ id }).first({ keyId: 'passwordKeyId', sealed: 'passwordSealed' });
}
