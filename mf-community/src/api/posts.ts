import type { BodyOf, QueryOf, ResponseOf } from '@portal/kit';
import type { ApiClient, LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

export type PostPage = ResponseOf<paths, 'GET', '/api/classroom/view'>;
export type PostSummary = PostPage['data'][number];
export type PostType = PostSummary['type'];
export type PostDetail = ResponseOf<paths, 'GET', '/api/classroom/detail'>;
export type PostAnswer = PostDetail['replies'][number];
export type PostNeighbour = NonNullable<PostDetail['next']>;

/** One page of the classroom within a filter. */
export function listPosts(
  { api, signal }: LoadContext,
  query: QueryOf<paths, 'GET', '/api/classroom/view'>,
): Promise<PostPage> {
  return api.get('/api/classroom/view', { query, signal });
}

/** One post, with its neighbours within the filter. Throws ApiError 404 for an unknown one. */
export function getPost(
  { api, signal }: LoadContext,
  query: QueryOf<paths, 'GET', '/api/classroom/detail'>,
): Promise<PostDetail> {
  return api.get('/api/classroom/detail', { query, signal });
}

/** Takes a post into the trash. Returns the number removed: 0 when it was not there. */
export function removePost(api: ApiClient, classroomId: number): Promise<number> {
  return api.send('DELETE', '/api/classroom/remove', undefined, { query: { classroomId: String(classroomId) } });
}

/** Answers a question. Throws ApiError 403 `not-allowed-to-answer` for anybody but its author and admins. */
export function sendAnswer(
  api: ApiClient,
  answer: BodyOf<paths, 'POST', '/api/classroom/answer'>,
  idempotencyKey: string,
): Promise<PostAnswer> {
  return api.send('POST', '/api/classroom/answer', answer, { idempotencyKey });
}

/** Removes an answer. Returns the number removed: 0 when it was not there. */
export function removeAnswer(api: ApiClient, answerId: number): Promise<number> {
  return api.send('DELETE', '/api/classroom/answer', undefined, { query: { answerId: String(answerId) } });
}
