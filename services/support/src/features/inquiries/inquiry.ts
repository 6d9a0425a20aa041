import type { Locale } from '../../locale.ts';

/** Which of the three forms an inquiry came from. */
export const inquiryForms = ['question', 'smwp', 'webeq'] as const;
export type InquiryForm = (typeof inquiryForms)[number];

/** What a general inquiry is about. */
export const inquiryTypes = ['product', 'education', 'other'] as const;
export type InquiryType = (typeof inquiryTypes)[number];

export const inquiryStates = ['received', 'inProgress', 'answered', 'spam'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Values of `?product=` on the inquiry page. */
export const productKeys = [
  'web-eq',
  'smwp',
  'sm-io-server',
  'sm-twis',
  'sm-ai-farm',
  'sm2s',
  'sm-haccp',
  'nectos',
] as const;
export type ProductKey = (typeof productKeys)[number];

/** What became of an SMWP application's password; `none` for the other forms. */
export const passwordStates = ['none', 'kept', 'revealed', 'destroyed'] as const;
export type PasswordState = (typeof passwordStates)[number];

/** An inquiry as it is kept. The sealed password is no part of it. */
export interface Inquiry {
  id: string;
  number: string;
  form: InquiryForm;
  type: InquiryType | null;
  product: ProductKey | null;
  name: string;
  phone: string;
  email: string;
  applyDate: string | null;
  title: string;
  content: string;
  smwpId: string | null;
  locale: Locale;
  senderId: string | null;
  senderEmail: string | null;
  trapped: boolean;
  state: InquiryState;
  assigneeId: string | null;
  passwordState: PasswordState;
  version: number;
  /** When the sender wrote the first message that no agent has dealt with; null when there is none. */
  newMessageAt: Date | null;
  /** The generation of links to it that are valid. */
  linkGeneration: number;
  tags: string[];
  /** YYYY-MM-DD, in Seoul: when it is to be answered by. */
  dueOn: string | null;
  /** The id of the inquiry whose conversation shows this one, too. */
  mergedInto: string | null;
  createdAt: Date;
  updatedAt: Date;
}
