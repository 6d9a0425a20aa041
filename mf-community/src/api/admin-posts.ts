import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** A post of any board, as admins see it in lists. */
export type BoardPost = ResponseOf<paths, 'GET', '/api/classroom/admin/posts'>['data'][number];
/** One post with its texts, also out of the trash. */
export type BoardPostDetail = ResponseOf<paths, 'GET', '/api/classroom/admin/posts/{board}/{id}'>;
export type BulkAction = BodyOf<paths, 'POST', '/api/classroom/admin/posts/bulk'>['action'];
type NewsTexts = BodyOf<paths, 'POST', '/api/news/admin/items/{newsId}/texts'>;
export type PostKey = Pick<BoardPost, 'board' | 'id'>;

/** Does one thing to several posts (100 at most); those that it cannot be done to are named with the reason. */
export function changePosts(api: ApiClient, action: BulkAction, posts: PostKey[]) {
  const body = { action, items: posts.map(({ board, id }) => ({ board, id })) };
  return api.send('POST', '/api/classroom/admin/posts/bulk', body, { idempotencyKey: crypto.randomUUID() });
}

/** Publishes an item, now or at `startDate` (ISO 8601 with offset). Throws ApiError 409 `stale-edit`. */
export const publishNews = (api: ApiClient, { id, version }: BoardPost, startDate?: string) =>
  api.send('POST', `/api/news/admin/items/${id}/publish`, { version, ...(startDate && { startDate }) });

/** Takes an item back from readers. Throws ApiError 409 `stale-edit`. */
export const withdrawNews = (api: ApiClient, { id, version }: BoardPost) =>
  api.send('POST', `/api/news/admin/items/${id}/withdraw`, { version });

/** Gives an item that waits back to its author. Throws ApiError 409 `stale-edit` or `not-waiting`. */
export const returnNews = (api: ApiClient, { id, version }: BoardPost, reason: string, idempotencyKey: string) =>
  api.send('POST', `/api/news/admin/items/${id}/return`, { version, reason }, { idempotencyKey });

/** Corrects or translates the texts of an item. Throws ApiError 409 `stale-edit`. */
export const saveNewsTexts = (api: ApiClient, id: number, texts: NewsTexts, idempotencyKey: string) =>
  api.send('POST', `/api/news/admin/items/${id}/texts`, texts, { idempotencyKey });
