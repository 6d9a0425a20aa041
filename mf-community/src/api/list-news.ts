import type { ApiClient, Locale } from '@portal/kit';
import type { NewsPage } from './types.ts';

export interface ListNewsInput {
  api: ApiClient;
  locale: Locale;
  signal?: AbortSignal;
  page: number;
  itemsPerPage: number;
  status?: 'visible';
  type?: 'news' | 'announcement';
}

/** One page of news in the reader's language, as far as they are translated. */
export function listNews({ api, locale, signal, page, itemsPerPage, status, type }: ListNewsInput): Promise<NewsPage> {
  return api.get<NewsPage>('/api/news/view', { query: { page, itemsPerPage, status, type, lang: locale }, signal });
}
