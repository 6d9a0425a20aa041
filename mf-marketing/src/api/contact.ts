import { settle, type ResponseOf } from '@portal/kit';
import { options, readOffices, type ContentCall, type Office } from './content.ts';
import type { paths } from './types.generated.ts';

export type Company = ResponseOf<paths, 'GET', '/api/content/company'>;

/** How to reach the company. */
export interface Contact extends Pick<
  Company,
  'name' | 'companyNumber' | 'phone' | 'secondPhone' | 'fax' | 'email' | 'smwpPhones'
> {
  offices: Pick<Office, 'key' | 'title' | 'address'>[];
}

/** Reads how to reach the company; undefined while the content service is away. */
export async function readContact(call: ContentCall): Promise<Contact | undefined> {
  const [company, offices] = await Promise.all([
    settle(call.api.get('/api/content/company', options(call))),
    settle(readOffices(call)),
  ]);
  if (!company.ok || !offices.ok) return undefined;
  const { name, companyNumber, phone, secondPhone, fax, email, smwpPhones } = company.value;
  return {
    name,
    companyNumber,
    phone,
    secondPhone,
    fax,
    email,
    smwpPhones,
    offices: offices.value.map(({ key, title, address }) => ({ key, title, address })),
  };
}
