import { Type } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { PublicEntries } from '../entries/entry-view.ts';
import { companyResource } from './company-resource.ts';

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

export const company: PublicEntries = {
  resource: companyResource,
  view: {
    operationId: 'viewCompany',
    summary: 'Name and contact data of the company',
    schema: CompanySchema,
  },
};
