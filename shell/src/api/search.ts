import type { ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** What a search of the whole site found. */
export type SiteSearch = ResponseOf<paths, 'GET', '/api/portal/search'>;
export type SearchGroup = SiteSearch['groups'][number];
export type SearchHit = SearchGroup['hits'][number];

export interface SearchWish {
  q: string;
  locale: 'ko' | 'en';
  kind: string | undefined;
  limit: number;
  /** Milliseconds that sections have to respond; the portal's own limit without. */
  within: number | undefined;
}

/** What visitors may read of all sections. */
export function searchSite(api: ApiClient, query: SearchWish, signal: AbortSignal): Promise<SiteSearch> {
  return api.get('/api/portal/search', { query, signal });
}
