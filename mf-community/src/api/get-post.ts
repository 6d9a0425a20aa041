import type { LoadContext } from '@portal/kit';
import type { PostDetail } from './types.ts';

export interface GetPostInput {
  classroomId: string;
  type?: string;
  title?: string;
}

/** One post, with its neighbours within the filter. Throws ApiError 404 for an unknown one. */
export function getPost({ api, signal }: LoadContext, query: GetPostInput): Promise<PostDetail> {
  return api.get<PostDetail>('/api/classroom/detail', { query: { ...query }, signal });
}
