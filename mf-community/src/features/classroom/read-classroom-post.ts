import type { PostAnswer, PostDetail } from '../../api/posts.ts';
import { markdownReader, type ReadPost } from '../../ui/board/read-post.ts';

/** A post of the classroom whose text and answers have been read. */
export type ReadClassroomPost = Omit<ReadPost<PostDetail>, 'replies'> & { replies: ReadPost<PostAnswer>[] };

/** Waits for a post and for the code that reads its texts, side by side. */
export async function readClassroomPost(loading: Promise<PostDetail>): Promise<ReadClassroomPost> {
  const [post, { parseMarkdown }] = await Promise.all([loading, markdownReader()]);
  const replies = post.replies.map((answer) => ({ ...answer, content: parseMarkdown(answer.content) }));
  return { ...post, content: parseMarkdown(post.content), replies };
}
