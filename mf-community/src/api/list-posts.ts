import type { LoadContext } from '@portal/kit';
import type { PostPage } from './types.ts';

export interface ListPostsInput {
  page: number;
  itemsPerPage: number;
  type?: string;
  /** A part of the title. */
  title?: string;
}

/** One page of the classroom within a filter. */
export function listPosts({ api, signal }: LoadContext, query: ListPostsInput): Promise<PostPage> {
  return api.get<PostPage>('/api/classroom/view', { query: { ...query }, signal });
}
