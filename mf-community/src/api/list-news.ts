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
  /** A part of the Korean or the English title. */
  title?: string | undefined;
}

/** One page of news in the reader's language, as far as they are translated. */
export function listNews({
  api,
  locale,
  signal,
  page,
  itemsPerPage,
  status,
  type,
  title,
}: ListNewsInput): Promise<NewsPage> {
  return api.get<NewsPage>('/api/news/view', {
    query: { page, itemsPerPage, status, type, title, lang: locale },
    signal,
  });
}
