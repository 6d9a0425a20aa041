import type { ApiClient, Locale } from '@portal/kit';

/** What the footer says about the company; admins edit it among the marketing section's content. */
export interface CompanyFacts {
  name: string;
  companyNumber: string;
  smwpPhones: string[];
  videoChannelUrl: string;
  offices: { key: string; title: string; address: string }[];
}

/** Reads the facts from the content service. Fails as its calls do. */
export async function readCompanyFacts(api: ApiClient, locale: Locale, signal?: AbortSignal): Promise<CompanyFacts> {
  const options = { query: { lang: locale }, signal };
  const [{ name, companyNumber, smwpPhones, videoChannelUrl }, offices] = await Promise.all([
    api.get<CompanyFacts>('/api/content/company', options),
    api.get<CompanyFacts['offices']>('/api/content/offices', options),
  ]);
  return {
    name,
    companyNumber,
    smwpPhones,
    videoChannelUrl,
    offices: offices.map(({ key, title, address }) => ({ key, title, address })),
  };
}
