import { settle, type ApiClient, type Locale, type Settled } from '@portal/kit';
import type { ViewCompanyAnswer, ViewCompanyQuery } from './types.generated.ts';

/** How the company is reached. */
export type Company = ViewCompanyAnswer;

export interface CompanyCall {
  api: ApiClient;
  locale: Locale;
  signal?: AbortSignal;
}

/** The company's phone, fax and addresses. A page survives their failure. */
export function readCompany({ api, locale, signal }: CompanyCall): Promise<Settled<Company>> {
  const query = { lang: locale } satisfies ViewCompanyQuery;
  return settle(api.get<Company>('/api/content/company', { query, signal }));
}
