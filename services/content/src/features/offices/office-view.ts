import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { PublicEntries } from '../entries/entry-view.ts';
import { officeResource } from './office-resource.ts';

const NullableText = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
const Key = Type.Enum(['magok', 'namyangju'], { $id: 'OfficeKey', type: 'string' });

export const OfficeSchema = Type.Object(
  {
    key: Key,
    lang: LanguageSchema,
    title: Type.String(),
    address: Type.String(),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    subwayStation: NullableText('The nearest station with its exit; null where no subway goes'),
    subwayDirections: NullableText('The way from the station'),
    busStop: Type.String(),
    busNumbers: Type.Array(Type.String()),
    busDirections: Type.String(),
    phone: Type.String(),
    secondPhone: NullableText('Another telephone line'),
    fax: Type.String(),
    email: Type.String(),
  },
  { $id: 'Office' },
);

export type Office = Static<typeof OfficeSchema>;

export const offices: PublicEntries = {
  resource: officeResource,
  view: {
    operationId: 'viewOffices',
    summary: 'Offices with address, map position and directions',
    schema: OfficeSchema,
  },
};
