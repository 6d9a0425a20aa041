import type { ApiClient } from '@portal/kit';

/** Takes an item into the trash. Returns the number removed: 0 when it was not there. */
export function removeNews(api: ApiClient, newsId: number): Promise<number> {
  return api.send<number>('POST', '/api/news/remove', { newsId });
}
