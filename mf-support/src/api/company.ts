import { settle, type ResponseOf, type Settled } from '@portal/kit';
import type { LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

/** How the company is reached. */
export type Company = ResponseOf<paths, 'GET', '/api/content/company'>;

export type CompanyCall = Pick<LoadContext, 'api' | 'locale'> & Partial<Pick<LoadContext, 'signal'>>;

/** The company's phone, fax and addresses. A page survives their failure. */
export const readCompany = ({ api, locale, signal }: CompanyCall): Promise<Settled<Company>> =>
  settle(api.get('/api/content/company', { query: { lang: locale }, signal }));
