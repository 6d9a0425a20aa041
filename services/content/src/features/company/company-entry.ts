import { Type } from '@portal/service-kit';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Telephone, TelephoneOrNull } from '../entries/entry-noun.ts';

export const companyEntry: EntryNoun = {
  path: 'company',
  name: 'company',
  table: 'company',
  keyColumn: 'only_row',
  fields: Type.Object({
    nameKo: Line(),
    nameEn: LineOrNull(),
    companyNumber: Type.String({ pattern: '^[0-9-]{5,20}$' }),
    foundedYear: Type.Integer({ minimum: 1900, maximum: 2100 }),
    phone: Telephone(),
    secondPhone: TelephoneOrNull(),
    fax: Telephone(),
    email: Type.String({ format: 'email', maxLength: 254 }),
    smwpPhones: Type.Array(Telephone(), { maxItems: 10 }),
    videoChannelUrl: Type.String({ format: 'uri', pattern: '^https://', maxLength: 300 }),
  }),
  read: { hidden: 'false' },
  label: ({ nameKo }) => String(nameKo),
};
