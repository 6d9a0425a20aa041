import type { Knex } from 'knex';
import type { Locale } from '../../locale.ts';
import type { SealedPassword } from '../passwords/password-cipher.ts';
import type { NewInquiry } from './check-inquiry.ts';
import type { Inquiry, InquiryForm, InquiryState, InquiryType, PasswordState, ProductKey } from './inquiry.ts';

export interface InquiryRow {
  id: string;
  number: string;
  form: InquiryForm;
  type: InquiryType | null;
  product: ProductKey | null;
  name: string;
  phone: string;
  email: string;
  apply_date: string | null;
  title: string;
  content: string;
  smwp_id: string | null;
  locale: Locale;
  sender_id: string | null;
  sender_email: string | null;
  trapped: boolean;
  state: InquiryState;
  assignee_id: string | null;
  password_state: PasswordState;
  version: number;
  created_at: Date;
  updated_at: Date;
}

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
  'apply_date',
  'title',
  'content',
  'smwp_id',
  'locale',
  'sender_id',
  'sender_email',
  'trapped',
  'state',
  'assignee_id',
  'password_state',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof InquiryRow)[];

export function toInquiry(row: InquiryRow): Inquiry {
  return {
    id: row.id,
    number: row.number,
    form: row.form,
    type: row.type,
    product: row.product,
    name: row.name,
    phone: row.phone,
    email: row.email,
    applyDate: row.apply_date,
    title: row.title,
    content: row.content,
    smwpId: row.smwp_id,
    locale: row.locale,
    senderId: row.sender_id,
    senderEmail: row.sender_email,
    trapped: row.trapped,
    state: row.state,
    assigneeId: row.assignee_id,
    passwordState: row.password_state,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

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
      apply_date: inquiry.applyDate,
      title: inquiry.title,
      content: inquiry.content,
      smwp_id: inquiry.smwpId,
      locale: inquiry.locale,
      sender_id: inquiry.sender?.id ?? null,
      sender_email: inquiry.sender?.email ?? null,
      trapped: inquiry.trapped,
      state: inquiry.trapped ? 'spam' : 'received',
      password_state: inquiry.password ? 'kept' : 'none',
      password_key_id: inquiry.password?.keyId ?? null,
      password_sealed: inquiry.password?.sealed ?? null,
    })
    .returning<InquiryRow[]>([...inquiryColumns]);
  return toInquiry(row as InquiryRow);
}
