import type { ApiClient } from '@portal/kit';
import type {
  ChangeBoardPostsAnswer,
  ChangeBoardPostsBody,
  EditNewsTextsBody,
  ListBoardPostsAnswer,
  ReadBoardPostAnswer,
} from './types.generated.ts';

/** A post of any board, as admins see it in lists. */
export type BoardPost = ListBoardPostsAnswer['data'][number];
/** One post with its texts, also out of the trash. */
export type BoardPostDetail = ReadBoardPostAnswer;
export type BulkAction = ChangeBoardPostsBody['action'];
export type PostKey = Pick<BoardPost, 'board' | 'id'>;

export const POSTS_PATH = '/api/classroom/admin/posts';
export const POSTS_EXPORT_PATH = `${POSTS_PATH}/export`;
export const QUEUE_PATH = '/api/news/admin/queue';

export function postPath({ board, id }: { board: string; id: string | number }): string {
  return `${POSTS_PATH}/${board}/${id}`;
}

/** Does one thing to several posts (100 at most); those that it cannot be done to are named with the reason. */
export function changePosts(api: ApiClient, action: BulkAction, posts: PostKey[]): Promise<ChangeBoardPostsAnswer> {
  const items = posts.map(({ board, id }) => ({ board, id }));
  return api.send<ChangeBoardPostsAnswer>(
    'POST',
    `${POSTS_PATH}/bulk`,
    { action, items },
    { idempotencyKey: crypto.randomUUID() },
  );
}

/** Publishes an item, now or at `startDate` (ISO 8601 with offset). Throws ApiError 409 `stale-edit`. */
export function publishNews(api: ApiClient, { id, version }: BoardPost, startDate?: string): Promise<BoardPost> {
  return api.send<BoardPost>('POST', `/api/news/admin/items/${id}/publish`, {
    version,
    ...(startDate && { startDate }),
  });
}

/** Takes an item back from readers. Throws ApiError 409 `stale-edit`. */
export function withdrawNews(api: ApiClient, { id, version }: BoardPost): Promise<BoardPost> {
  return api.send<BoardPost>('POST', `/api/news/admin/items/${id}/withdraw`, { version });
}

/** Corrects or translates the texts of an item. Throws ApiError 409 `stale-edit`. */
export function saveNewsTexts(
  api: ApiClient,
  id: number,
  texts: EditNewsTextsBody,
  idempotencyKey: string,
): Promise<BoardPost> {
  return api.send<BoardPost>('POST', `/api/news/admin/items/${id}/texts`, texts, { idempotencyKey });
}
