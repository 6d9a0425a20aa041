import type { BodyOf, ResponseOf } from '@portal/kit';
import type { ApiClient } from './client.ts';
import type { paths } from './types.generated.ts';

/** A post of any board, as admins see it in lists. */
export type BoardPost = ResponseOf<paths, 'GET', '/api/classroom/admin/posts'>['data'][number];
/** One post with its texts, also out of the trash. */
export type BoardPostDetail = ResponseOf<paths, 'GET', '/api/classroom/admin/posts/{board}/{id}'>;
export type BulkAction = BodyOf<paths, 'POST', '/api/classroom/admin/posts/bulk'>['action'];
type NewsTexts = BodyOf<paths, 'POST', '/api/news/admin/items/{newsId}/texts'>;
/** A post as an admin has seen it. */
export type SeenPost = Pick<BoardPost, 'board' | 'id' | 'version'>;

/**
 * Does one thing to several posts (100 at most); those that it cannot be done to, or that have changed since, are named with the
 * reason.
 */
export function changePosts(api: ApiClient, action: BulkAction, posts: SeenPost[]) {
  const body = { action, items: posts.map(({ board, id, version }) => ({ board, id, version })) };
  return api.send('POST', '/api/classroom/admin/posts/bulk', body, { idempotencyKey: crypto.randomUUID() });
}

/** Publishes an item, now or at `startDate` (ISO 8601 with offset). Throws ApiError 409 `stale-edit`. */
export const publishNews = (api: ApiClient, { id, version }: BoardPost, startDate?: string) =>
  api.send('POST', `/api/news/admin/items/${id}/publish`, { version, ...(startDate && { startDate }) });

/** Takes an item back from readers. Throws ApiError 409 `stale-edit`. */
export const withdrawNews = (api: ApiClient, { id, version }: BoardPost) =>
  api.send('POST', `/api/news/admin/items/${id}/withdraw`, { version });

/** Takes the correction of an item away; readers keep the item. Throws ApiError 409 `stale-edit` or `no-correction`. */
export const withdrawCorrection = (api: ApiClient, { id, version }: BoardPost) =>
  api.send('POST', `/api/news/admin/items/${id}/withdraw`, { version, correction: true });

/** Gives an item that waits back to its author. Throws ApiError 409 `stale-edit` or `not-waiting`. */
export const returnNews = (api: ApiClient, { id, version }: BoardPost, reason: string, idempotencyKey: string) =>
  api.send('POST', `/api/news/admin/items/${id}/return`, { version, reason }, { idempotencyKey });

/** Corrects or translates the texts of an item. Throws ApiError 409 `stale-edit`. */
export const saveNewsTexts = (api: ApiClient, id: number, texts: NewsTexts, idempotencyKey: string) =>
  api.send('POST', `/api/news/admin/items/${id}/texts`, texts, { idempotencyKey });
