import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';

export const CompanySchema = Type.Object({
  lang: LanguageSchema,
  name: Type.String(),
  companyNumber: Type.String({ description: 'Business registration number' }),
  foundedYear: Type.Integer(),
  phone: Type.String(),
  secondPhone: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  fax: Type.String(),
  email: Type.String(),
  smwpPhones: Type.Array(Type.String(), { description: 'Telephone lines for SMWP inquiries' }),
  videoChannelUrl: Type.String(),
});
export type Company = Static<typeof CompanySchema>;
