import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Telephone, TelephoneOrNull } from '../entries/entry-noun.ts';

const CompanySchema = Type.Object(
  {
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
  },
  { $id: 'Company' },
);
export type Company = Static<typeof CompanySchema>;

export const companyEntry: EntryNoun = {
  path: 'company',
  name: 'company',
  table: 'company',
  keyColumn: 'only_row',
  fields: Type.Object({
    nameKo: Line,
    nameEn: LineOrNull,
    companyNumber: Type.String({ pattern: '^[0-9-]{5,20}$' }),
    foundedYear: Type.Integer({ minimum: 1900, maximum: 2100 }),
    phone: Telephone,
    secondPhone: TelephoneOrNull,
    fax: Telephone,
    email: Type.String({ format: 'email', maxLength: 254 }),
    smwpPhones: Type.Array(Telephone, { maxItems: 10 }),
    videoChannelUrl: Type.String({ format: 'uri', pattern: '^https://', maxLength: 300 }),
  }),
  read: { hidden: 'false' },
  view: {
    operationId: 'viewCompany',
    summary: 'Name and contact data of the company',
    schema: CompanySchema,
  },
  label: ({ nameKo }) => String(nameKo),
};
