import { settle, type Settled } from '@portal/kit';
import { getPost } from '../api/posts.ts';
import type { LoadContext } from '../api/client.ts';
import { filterOf, type ClassroomFilter } from '../features/classroom/classroom-filter.ts';
import { readClassroomPost, type ReadClassroomPost } from '../features/classroom/read-classroom-post.ts';
import { readerNow } from '../ui/reader/reader-now.ts';

export interface ClassroomDetailData {
  reader: string | undefined;
  filter: ClassroomFilter;
  post: Settled<ReadClassroomPost>;
}

export async function loadClassroomDetail(context: LoadContext): Promise<ClassroomDetailData> {
  const reader = readerNow();
  const filter = filterOf(context.url.searchParams);
  const { type, title } = filter;
  const post = await settle(
    readClassroomPost(
      getPost(context, { classroomId: context.params['classroomId'] ?? '', type, title: title || undefined }),
    ),
  );
  return { reader, filter, post };
}
