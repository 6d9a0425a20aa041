import type { ApiClient, Locale } from '@portal/kit';

/** Has a link mailed that opens the applications of an address; answers alike whether there are any. */
export function requestLookupLink(api: ApiClient, email: string, lang: Locale): Promise<void> {
  return api.send<void>('POST', '/api/education/lookup-link', { email, lang });
}
