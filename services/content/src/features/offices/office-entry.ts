import { Type } from '@portal/service-kit';
import type { Static } from '@portal/service-kit';
import { LanguageSchema } from '../../language.ts';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Telephone, TelephoneOrNull } from '../entries/entry-noun.ts';

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

export const officeEntry: EntryNoun = {
  path: 'offices',
  name: 'office',
  table: 'offices',
  keyColumn: 'key',
  fields: Type.Object({
    key: Key,
    titleKo: Line,
    titleEn: LineOrNull,
    addressKo: Line,
    addressEn: LineOrNull,
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    subwayStationKo: LineOrNull,
    subwayStationEn: LineOrNull,
    subwayDirectionsKo: LineOrNull,
    subwayDirectionsEn: LineOrNull,
    busStopKo: Line,
    busStopEn: LineOrNull,
    busNumbers: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 30 }),
    busDirectionsKo: Line,
    busDirectionsEn: LineOrNull,
    phone: Telephone,
    secondPhone: TelephoneOrNull,
    fax: Telephone,
    email: Type.String({ format: 'email', maxLength: 254 }),
  }),
  constraints: { subway_is_whole: 'subwayDirectionsKo', subway_english_needs_korean: 'subwayStationKo' },
  view: {
    operationId: 'viewOffices',
    summary: 'Offices with address, map position and directions',
    schema: OfficeSchema,
  },
  label: ({ titleKo }) => String(titleKo),
};
