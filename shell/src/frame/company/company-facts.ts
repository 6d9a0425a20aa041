import type { Locale, ResponseOf } from '@portal/kit';
import type { ApiClient } from '../../api/client.ts';
import type { paths } from '../../api/types.generated.ts';

type Company = ResponseOf<paths, 'GET', '/api/content/company'>;
type Office = ResponseOf<paths, 'GET', '/api/content/offices'>[number];

/** What the footer says about the company; admins edit it among the marketing section's content. */
export interface CompanyFacts extends Pick<Company, 'name' | 'companyNumber' | 'smwpPhones' | 'videoChannelUrl'> {
  offices: Pick<Office, 'key' | 'title' | 'address'>[];
}

/** Reads the facts from the content service. Fails as its calls do. */
export async function readCompanyFacts(api: ApiClient, locale: Locale, signal?: AbortSignal): Promise<CompanyFacts> {
  const options = { query: { lang: locale }, signal };
  const [{ name, companyNumber, smwpPhones, videoChannelUrl }, offices] = await Promise.all([
    api.get('/api/content/company', options),
    api.get('/api/content/offices', options),
  ]);
  return {
    name,
    companyNumber,
    smwpPhones,
    videoChannelUrl,
    offices: offices.map(({ key, title, address }) => ({ key, title, address })),
  };
}
