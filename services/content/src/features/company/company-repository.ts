import type { Knex } from 'knex';
import type { Bilingual } from '../../language.ts';
import type { Company } from './company-schemas.ts';

interface CompanyRow {
  name_ko: string;
  name_en: string | null;
  company_number: string;
  founded_year: number;
  phone: string;
  second_phone: string | null;
  fax: string;
  email: string;
  smwp_phones: string[];
  video_channel_url: string;
}

export interface StoredCompany {
  facts: Omit<Company, 'lang' | 'name'>;
  name: Bilingual;
}

export function createCompanyRepository(db: Knex) {
  return {
    /** The contact data of the company; undefined before any were entered. */
    async find(): Promise<StoredCompany | undefined> {
      const row = await db('company').first<CompanyRow | undefined>();
      return (
        row && {
          facts: {
            companyNumber: row.company_number,
            foundedYear: row.founded_year,
            phone: row.phone,
            secondPhone: row.second_phone,
            fax: row.fax,
            email: row.email,
            smwpPhones: row.smwp_phones,
            videoChannelUrl: row.video_channel_url,
          },
          name: { ko: row.name_ko, en: row.name_en },
        }
      );
    },
  };
}

export type CompanyRepository = ReturnType<typeof createCompanyRepository>;
