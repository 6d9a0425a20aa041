import { Type } from '@portal/service-kit';
import type { EntryNoun } from '../entries/entry-noun.ts';
import { Line, LineOrNull, Telephone, TelephoneOrNull } from '../entries/entry-noun.ts';

export const officeEntry: EntryNoun = {
  path: 'offices',
  name: 'office',
  table: 'offices',
  keyColumn: 'key',
  fields: Type.Object({
    key: Type.Enum(['magok', 'namyangju'], { type: 'string' }),
    titleKo: Line(),
    titleEn: LineOrNull(),
    addressKo: Line(),
    addressEn: LineOrNull(),
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
    subwayStationKo: LineOrNull(),
    subwayStationEn: LineOrNull(),
    subwayDirectionsKo: LineOrNull(),
    subwayDirectionsEn: LineOrNull(),
    busStopKo: Line(),
    busStopEn: LineOrNull(),
    busNumbers: Type.Array(Type.String({ minLength: 1, maxLength: 20 }), { maxItems: 30 }),
    busDirectionsKo: Line(),
    busDirectionsEn: LineOrNull(),
    phone: Telephone(),
    secondPhone: TelephoneOrNull(),
    fax: Telephone(),
    email: Type.String({ format: 'email', maxLength: 254 }),
  }),
  constraints: { subway_is_whole: 'subwayDirectionsKo', subway_english_needs_korean: 'subwayStationKo' },
  label: ({ titleKo }) => String(titleKo),
};
