import type { BodyOf, ResponseOf } from '@portal/kit';
import type { Board } from '../boards.ts';
import { itemsPerPageOf, type BoardPlace } from '../ui/board/board-place.ts';
import type { ApiClient, LoadContext } from './client.ts';
import type { paths } from './types.generated.ts';

export type NewsPage = ResponseOf<paths, 'GET', '/api/news/view'>;
export type NewsDetail = ResponseOf<paths, 'GET', '/api/news/detail'>;
export type ClassroomPage = ResponseOf<paths, 'GET', '/api/classroom/view'>;
export type ClassroomDetail = ResponseOf<paths, 'GET', '/api/classroom/detail'>;
export type PostAnswer = ClassroomDetail['replies'][number];
type Answer = BodyOf<paths, 'POST', '/api/classroom/answer'>;

/** One name for the number of a post. */
type Numbered<Row> = Row extends unknown ? Omit<Row, 'newsId' | 'classroomId'> & { id: number } : never;
/** What both forms have, as it is in either, and what only one has, where it is there. */
type Either<One, Other> = { [Key in keyof One & keyof Other]: One[Key] | Other[Key] } & Partial<
  Omit<One, keyof Other> & Omit<Other, keyof One>
>;
/** A post of any board. */
type PostOf<One, Other> = Either<Numbered<One>, Numbered<Other>>;

export type PostSummary = PostOf<NewsPage['data'][number], ClassroomPage['data'][number]>;
export type PostNeighbour = PostOf<NonNullable<NewsDetail['next']>, NonNullable<ClassroomDetail['next']>>;
export type PostDetail = Omit<PostOf<NewsDetail, ClassroomDetail>, 'previous' | 'next'> &
  Record<'previous' | 'next', PostNeighbour | null>;
/** A post without its texts. */
export type PostFacts = Omit<PostDetail, 'content' | 'replies'>;
/** A page of a list; `notices` stand above the posts of each page. */
export type PostPage = Pick<ClassroomPage, 'total' | 'totalIsCapped' | 'pageLenght'> & {
  data: PostSummary[];
  notices?: PostSummary[];
};

/** The number of a post as the calls of its board name it. */
const wireId = <Id>({ calls }: Board, id: Id) => (calls.postId === 'newsId' ? { newsId: id } : { classroomId: id });

function numbered<Row extends object>(row: Row & { newsId?: number; classroomId?: number }) {
  const { newsId, classroomId, ...fields } = row;
  // Of an object with a rest, TypeScript does not see that only the number has gone
  return { ...fields, id: newsId ?? classroomId } as unknown as Numbered<Row>;
}

/** One page of a board, in the reader's language as far as it is translated. */
export async function listPosts(
  { api, locale: lang, signal }: LoadContext,
  { calls, type }: Board,
  { kind, title, page, size }: BoardPlace,
): Promise<PostPage> {
  const query = { title: title || undefined, page, itemsPerPage: itemsPerPageOf(size) };
  if (calls.postId === 'newsId') {
    const { data, ...items } = await api.get(calls.view, { query: { ...query, type, lang }, signal });
    return { ...items, data: data.map(numbered) };
  }
  const { data, notices, ...posts } = await api.get(calls.view, { query: { ...query, type: kind }, signal });
  return { ...posts, data: data.map(numbered), notices: notices.map(numbered) };
}

/** One post, with its neighbours within the place. Throws ApiError 404 where it is missing or hidden. */
export async function getPost(
  { api, locale: lang, signal }: LoadContext,
  { calls }: Board,
  id: string,
  { kind, title: part }: BoardPlace,
): Promise<PostDetail> {
  const title = part || undefined;
  const { previous, next, ...post } = await (calls.postId === 'newsId'
    ? api.get(calls.detail, { query: { newsId: id, title, lang }, signal })
    : api.get(calls.detail, { query: { classroomId: id, type: kind, title }, signal }));
  return { ...numbered(post), previous: previous && numbered(previous), next: next && numbered(next) };
}

/** Counts a view of a post. */
export const sendSeen = (api: ApiClient, board: Board, id: number) =>
  api.send('POST', board.calls.seen, wireId(board, id));

/** Path of the file of a post. */
export const attachmentPath = ({ calls }: Board, id: number) => `${calls.attachment}?${calls.postId}=${id}`;

/** The same file, with the session. */
export const downloadAttachment = (api: ApiClient, { calls }: Board, id: number) =>
  calls.postId === 'newsId'
    ? api.download(calls.attachment, { query: { newsId: String(id) } })
    : api.download(calls.attachment, { query: { classroomId: String(id) } });

/**
 * Takes a post into the trash. Returns the number removed: 0 when it was not there. `email` and the paths of files are fields of
 * the contract; the service reads them from what is stored.
 */
export function removePost(api: ApiClient, { calls }: Board, post: PostFacts, email = ''): Promise<number> {
  const { id, version, fileName, originalPath, thumbnailPath } = post;
  if (calls.postId === 'newsId')
    return api.send('POST', calls.remove, { newsId: id, version, originalPath, thumbnailPath });
  const query = { classroomId: String(id), version, email, filePath: fileName ?? '' };
  return api.send('DELETE', calls.remove, undefined, { query });
}

/** Takes a post back out of the trash: of its author, or as an editor. Returns the number that came back. */
export const restorePost = (api: ApiClient, board: Board, { id, version }: PostFacts): Promise<number> =>
  api.send('POST', board.calls.restore, { ...wireId(board, id), version });

/** Answers a question. Throws ApiError 403 `not-allowed-to-answer` for anybody but its author and admins. */
export const sendAnswer = (api: ApiClient, answer: Answer, idempotencyKey: string) =>
  api.send('POST', '/api/classroom/answer', answer, { idempotencyKey });

/** Brings an answer back. Returns the number that came back. */
export const restoreAnswer = (api: ApiClient, answerId: number) =>
  api.send('POST', '/api/classroom/answer/restore', { answerId });

/** Removes an answer. Returns the number removed: 0 when it was not there. */
export const removeAnswer = (api: ApiClient, answerId: number) =>
  api.send('DELETE', '/api/classroom/answer', undefined, { query: { answerId: String(answerId) } });
