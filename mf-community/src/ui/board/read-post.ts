import type { MarkdownNode } from '@portal/kit/markdown';

/** A post whose text has been read. */
export type ReadPost<Post> = Omit<Post, 'content'> & { content: MarkdownNode[] };

/** The code that reads Markdown. Pages load it beside their data, and ship only what it has read. */
export const markdownReader = () => import(/* webpackChunkName: "parse-markdown" */ '@portal/kit/markdown/parse');

/** Waits for a post and for the code that reads its text, side by side. */
export async function readPost<Post extends { content: string }>(loading: Promise<Post>): Promise<ReadPost<Post>> {
  const [post, { parseMarkdown }] = await Promise.all([loading, markdownReader()]);
  return { ...post, content: parseMarkdown(post.content) };
}
