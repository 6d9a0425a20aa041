import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';
import type { Office } from './office-schemas.ts';

interface OfficeRow {
  key: Office['key'];
  title_ko: string;
  title_en: string | null;
  address_ko: string;
  address_en: string | null;
  latitude: number;
  longitude: number;
  subway_station_ko: string | null;
  subway_station_en: string | null;
  subway_directions_ko: string | null;
  subway_directions_en: string | null;
  bus_stop_ko: string;
  bus_stop_en: string | null;
  bus_numbers: string[];
  bus_directions_ko: string;
  bus_directions_en: string | null;
  phone: string;
  second_phone: string | null;
  fax: string;
  email: string;
}

export interface StoredOffice {
  facts: Pick<Office, 'key' | 'latitude' | 'longitude' | 'busNumbers' | 'phone' | 'secondPhone' | 'fax' | 'email'>;
  texts: {
    title: Bilingual;
    address: Bilingual;
    subwayStation: Bilingual | null;
    subwayDirections: Bilingual | null;
    busStop: Bilingual;
    busDirections: Bilingual;
  };
}

export function createOfficeRepository(db: Knex) {
  return {
    /** The offices that are not hidden; the first one is the one to open with. */
    async listShown(): Promise<StoredOffice[]> {
      const rows = await db('offices').select<OfficeRow[]>('*').where('hidden', false).orderBy(['position', 'key']);
      return rows.map(toOffice);
    },
  };
}

export type OfficeRepository = ReturnType<typeof createOfficeRepository>;

function toOffice(row: OfficeRow): StoredOffice {
  return {
    facts: {
      key: row.key,
      latitude: row.latitude,
      longitude: row.longitude,
      busNumbers: row.bus_numbers,
      phone: row.phone,
      secondPhone: row.second_phone,
      fax: row.fax,
      email: row.email,
    },
    texts: {
      title: { ko: row.title_ko, en: row.title_en },
      address: { ko: row.address_ko, en: row.address_en },
      subwayStation: optional(row.subway_station_ko, row.subway_station_en),
      subwayDirections: optional(row.subway_directions_ko, row.subway_directions_en),
      busStop: { ko: row.bus_stop_ko, en: row.bus_stop_en },
      busDirections: { ko: row.bus_directions_ko, en: row.bus_directions_en },
    },
  };
}

function optional(ko: string | null, en: string | null): Bilingual | null {
  return ko === null ? null : { ko, en };
}
