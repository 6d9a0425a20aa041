import type { LoadContext } from '@portal/kit';
import { getPost } from '../api/get-post.ts';
import type { PostDetail } from '../api/types.ts';
import { readPost, type ReadPost } from '../features/board/read-post.ts';
import { filterOf, type ClassroomFilter } from '../features/classroom/classroom-filter.ts';

export interface ClassroomDetailData {
  filter: ClassroomFilter;
  post: ReadPost<PostDetail>;
}

export async function loadClassroomDetail(context: LoadContext): Promise<ClassroomDetailData> {
  const filter = filterOf(context.url.searchParams);
  const { type, title } = filter;
  const post = await readPost(getPost(context, { classroomId: context.params['classroomId'] ?? '', type, title: title || undefined }));
  return { filter, post };
}
