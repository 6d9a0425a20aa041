import type { BodyOf, QueryOf, ResponseOf } from '@portal/kit';
import type { ApiClient, LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

export type PostPage = ResponseOf<paths, 'GET', '/api/classroom/view'>;
export type PostSummary = PostPage['data'][number];
export type PostType = PostSummary['type'];
export type PostDetail = ResponseOf<paths, 'GET', '/api/classroom/detail'>;
type SeenPost = Pick<PostDetail, 'classroomId' | 'version'>;
export type PostAnswer = PostDetail['replies'][number];
export type PostNeighbour = NonNullable<PostDetail['next']>;
type Answer = BodyOf<paths, 'POST', '/api/classroom/answer'>;

/** One page of the classroom within a filter. */
export const listPosts = ({ api, signal }: LoadContext, query: QueryOf<paths, 'GET', '/api/classroom/view'>) =>
  api.get('/api/classroom/view', { query, signal });

/** One post, with its neighbours within the filter. Throws ApiError 404 for an unknown one. */
export const getPost = ({ api, signal }: LoadContext, query: QueryOf<paths, 'GET', '/api/classroom/detail'>) =>
  api.get('/api/classroom/detail', { query, signal });

/**
 * Takes a post into the trash. Returns the number removed: 0 when it was not there. `email` and the file are fields of the
 * contract; the service reads both from what is stored.
 */
export const removePost = (
  api: ApiClient,
  { classroomId, version, fileName }: SeenPost & { fileName?: string | null },
  email = '',
) =>
  api.send('DELETE', '/api/classroom/remove', undefined, {
    query: { classroomId: String(classroomId), version, email, filePath: fileName ?? '' },
  });

/** Takes a post back out of the trash: of its author, or as an editor. Returns the number that came back. */
export const restorePost = (api: ApiClient, { classroomId, version }: SeenPost) =>
  api.send('POST', '/api/classroom/restore', { classroomId, version });

/** Answers a question. Throws ApiError 403 `not-allowed-to-answer` for anybody but its author and admins. */
export const sendAnswer = (api: ApiClient, answer: Answer, idempotencyKey: string) =>
  api.send('POST', '/api/classroom/answer', answer, { idempotencyKey });

/** Brings an answer back. Returns the number that came back. */
export const restoreAnswer = (api: ApiClient, answerId: number) =>
  api.send('POST', '/api/classroom/answer/restore', { answerId });

/** Removes an answer. Returns the number removed: 0 when it was not there. */
export const removeAnswer = (api: ApiClient, answerId: number) =>
  api.send('DELETE', '/api/classroom/answer', undefined, { query: { answerId: String(answerId) } });
