import { ApiError, settle, type Settled } from '@portal/kit';
import type { MarkdownNode } from '@portal/kit/markdown';
import type { LoadContext } from '../api/client.ts';
import { getPost, listPosts, type PostAnswer, type PostDetail, type PostPage } from '../api/posts.ts';
import { perBoard, type Board } from '../boards.ts';
import { AnswerForm, AnswerRemoval } from '../features/classroom/answer-parts.ts';
import { AuthorActions } from '../ui/board/author-actions.ts';
import { boardPlaceOf, type BoardPlace } from '../ui/board/board-place.ts';
import { readerNow } from '../ui/reader/reader-now.ts';

export interface ListData {
  reader: string | undefined;
  place: BoardPlace;
  posts: Settled<PostPage>;
  nowMs?: number;
}

/** The page of a list that the URL names. */
export const listLoader = perBoard((board) => async (context: LoadContext): Promise<ListData> => {
  const reader = readerNow();
  const place = boardPlaceOf(board, context.url.searchParams);
  const posts = await settle(listPosts(context, board, place));
  return { reader, place, posts, ...(board.hasRelativeTimes && { nowMs: Date.now() }) };
});

/** A post with the number of its URL. One of another board is not found, so that each has one address. */
async function findPost(context: LoadContext, board: Board, id: string): Promise<PostDetail> {
  const post = await getPost(context, board, id, boardPlaceOf(board, context.url.searchParams));
  if (board.type && post.type !== board.type) throw new ApiError(404);
  return post;
}

/** A post, or an answer, whose text has been read. */
export type Read<Post> = Omit<Post, 'content' | 'replies'> & { content: MarkdownNode[] };
export type ReadPost = Read<PostDetail> & { replies?: Read<PostAnswer>[] };

/** Waits for a post and for the code that reads its texts, side by side; then for what the reader may write with. */
async function readPost(context: LoadContext, board: Board): Promise<ReadPost> {
  const [{ content, replies, ...post }, { parseMarkdown }] = await Promise.all([
    findPost(context, board, context.params[board.calls.postId] ?? ''),
    // Pages ship only what it has read
    import(/* webpackChunkName: "parse-markdown" */ '@portal/kit/markdown/parse'),
  ]);
  await Promise.all([
    (post.mayEdit || post.mayRemove) && AuthorActions.load(),
    post.mayAnswer && AnswerForm.load(),
    replies?.some((answer) => answer.mayRemove) && AnswerRemoval.load(),
  ]);
  const read = replies?.map((answer) => ({ ...answer, content: parseMarkdown(answer.content) }));
  return { ...post, content: parseMarkdown(content), replies: read };
}

export interface DetailData {
  reader: string | undefined;
  post: Settled<ReadPost>;
}

export const detailLoader = perBoard((board) => async (context: LoadContext): Promise<DetailData> => {
  const reader = readerNow();
  return { reader, post: await settle(readPost(context, board)) };
});

/** Undefined for a new post. */
export type EditData = Settled<PostDetail> | undefined;

/** The post that is edited, as its author sees it. */
export const editLoader = perBoard((board) => async (context: LoadContext): Promise<EditData> => {
  const id = context.params[board.calls.postId];
  return id === undefined ? undefined : settle(findPost(context, board, id));
});
