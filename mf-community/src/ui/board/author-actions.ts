import { partWithPage } from '../reader/part-with-page.tsx';

/** What the author and editors may do with a post. Others read without its code, which shares a chunk with that of answers. */
export const AuthorActions = partWithPage(
  async () => (await import(/* webpackChunkName: "for-writers" */ './author-buttons.tsx')).AuthorButtons,
);
