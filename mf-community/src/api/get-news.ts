import type { LoadContext } from '@portal/kit';
import type { NewsDetail } from './types.ts';

/** One news item. Throws ApiError 404 for what does not exist or is hidden. */
export function getNews({ api, locale, signal }: LoadContext, newsId: string): Promise<NewsDetail> {
  return api.get<NewsDetail>('/api/news/detail', { query: { newsId, lang: locale }, signal });
}
