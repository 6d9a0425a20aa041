import { maxPhoneNumberLength, Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';

const Consents = Type.Object(
  {
    terms: Type.Boolean(),
    privacy: Type.Boolean(),
    marketing: Type.Boolean({ default: false }),
  },
  { $id: 'Consents', additionalProperties: false },
);

/** Upper bounds only keep nonsense out; sign-up-rules.ts says what a person is told. */
export const SignUpBodySchema = Type.Object(
  {
    email: Type.String({ maxLength: 254 }),
    password: Type.String({ maxLength: 1_000 }),
    name: Type.String({ maxLength: 100 }),
    birthDate: Type.String({ maxLength: 20, description: 'YYYY-MM-DD, YYYYMMDD or YYMMDD' }),
    gender: Type.Enum(['male', 'female'], { type: 'string' }),
    phoneNumber: Type.String({ maxLength: maxPhoneNumberLength }),
    company: Type.String({ maxLength: 200 }),
    consents: Consents,
  },
  { $id: 'SignUpBody', additionalProperties: false },
);

export type SignUpBody = Static<typeof SignUpBodySchema>;

export const SignUpAnswerSchema = Type.Object({ email: Type.String(), name: Type.String() }, { $id: 'SignUpAnswer' });
