import type { QueryOf, ResponseOf } from '@portal/kit';
import type { ApiClient, LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

export type NewsPage = ResponseOf<paths, 'GET', '/api/news/view'>;
export type NewsSummary = NewsPage['data'][number];
export type NewsDetail = ResponseOf<paths, 'GET', '/api/news/detail'>;
type SeenNews = Pick<NewsDetail, 'newsId' | 'version'>;
type RemovedNews = Pick<NewsDetail, keyof SeenNews | 'originalPath' | 'thumbnailPath'>;
export type NewsNeighbour = NonNullable<NewsDetail['next']>;

export type ListNewsInput = Pick<LoadContext, 'api' | 'locale'> &
  Partial<Pick<LoadContext, 'signal'>> &
  Omit<NonNullable<QueryOf<paths, 'GET', '/api/news/view'>>, 'lang'>;

/** One page of news in the reader's language, as far as they are translated. */
export const listNews = ({ api, locale, signal, ...query }: ListNewsInput) =>
  api.get('/api/news/view', { query: { ...query, lang: locale }, signal });

/** One news item, with its neighbours within the search of the URL. Throws ApiError 404 if it is missing or hidden. */
export function getNews({ api, url, locale, signal }: LoadContext, newsId: string) {
  const query = { newsId, title: url.searchParams.get('title') ?? undefined, lang: locale };
  return api.get('/api/news/detail', { query, signal });
}

/** Takes an item back out of the trash: of its author, or as an editor. Returns the number that came back. */
export const restoreNews = (api: ApiClient, { newsId, version }: SeenNews) =>
  api.send('POST', '/api/news/restore', { newsId, version });

/** Takes an item into the trash. Returns the number removed: 0 when it was not there. */
export const removeNews = (api: ApiClient, { newsId, version, originalPath, thumbnailPath }: RemovedNews) =>
  api.send('POST', '/api/news/remove', { newsId, version, originalPath, thumbnailPath });
