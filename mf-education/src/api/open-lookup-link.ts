import type { ApiClient, Locale } from '@portal/kit';
import type { OpenedLookup } from './types.ts';

/** Uses the mailed link, which works once; 404 `link-invalid` otherwise. */
export function openLookupLink(api: ApiClient, token: string, lang: Locale): Promise<OpenedLookup> {
  return api.send<OpenedLookup>('POST', '/api/education/lookup-link/open', { token }, { query: { lang } });
}
