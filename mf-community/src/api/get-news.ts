import type { LoadContext } from '@portal/kit';
import type { NewsDetail } from './types.ts';

/** One news item, with its neighbours within the search that stands in the address. Throws ApiError 404 for what does not exist or is hidden. */
export function getNews({ api, url, locale, signal }: LoadContext, newsId: string): Promise<NewsDetail> {
  return api.get<NewsDetail>('/api/news/detail', {
    query: { newsId, title: url.searchParams.get('title') ?? undefined, lang: locale },
    signal,
  });
}
