import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { oneOf } from '../../one-of.ts';
import { inquiryTypes, productKeys } from './inquiry.ts';

/** Longest texts, in characters, as the forms say them too. */
export const limits = {
  name: 100,
  phone: 50,
  email: 254,
  title: 200,
  content: 10_000,
  applyDate: 40,
  smwpId: 12,
  smwpPassword: 128,
} as const;

const closed = { additionalProperties: false };
const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description ? { description } : {}) });
/** A blank value and an unknown one are different errors: `required` comes from the rules, `invalid` from here. */
const orBlank = <const Values extends readonly string[]>(values: Values, description: string) =>
  oneOf([...values, ''] as const, description);

export const sendBody = Type.Object(
  {
    name: text(limits.name),
    type: orBlank(inquiryTypes, 'What it is about: 제품문의, 교육문의, 기타문의'),
    phone: text(limits.phone),
    emailAddress: text(limits.email, 'Kept as typed; a receipt goes to it when it is one valid address'),
    title: text(limits.title),
    content: text(limits.content),
    product: Type.Optional(orBlank(productKeys, 'Product that the page was opened for')),
    website: Type.Optional(text(2_000, 'Not for people: who fills it in is kept as spam')),
  },
  { $id: 'SendBody', ...closed },
);

export const applyBody = Type.Object(
  {
    name: text(limits.name),
    phone: text(limits.phone),
    email: text(limits.email),
    applyDate: text(limits.applyDate),
    title: text(limits.title),
    content: text(limits.content),
    // Longer ones are a wrong format, which the rules say in the spec's words
    smwpId: Type.Optional(
      text(limits.title, 'Letters and digits, one each at least, 1 to 12; without one it is a WEB EQ inquiry'),
    ),
    smwpPassword: Type.Optional(
      text(limits.smwpPassword, 'A lowercase letter, an uppercase letter and a special character'),
    ),
  },
  { $id: 'ApplyBody', ...closed },
);

export type SendBody = Static<typeof sendBody>;
export type ApplyBody = Static<typeof applyBody>;

export const accepted = Type.Object(
  { number: Type.String({ description: 'Number of the inquiry, such as Q-2026-000123' }) },
  { $id: 'Accepted', ...closed },
);

export const optionsAnswer = Type.Object(
  { guestInquiries: Type.Boolean({ description: 'Whether one may send an inquiry without signing in' }) },
  { $id: 'OptionsAnswer', ...closed },
);
