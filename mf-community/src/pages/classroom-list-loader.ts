import { settle, type Settled } from '@portal/kit';
import { listPosts, type PostPage } from '../api/posts.ts';
import type { LoadContext } from '../api/client.ts';
import { filterOf, type ClassroomFilter } from '../features/classroom/classroom-filter.ts';
import { readerNow } from '../ui/reader/reader-now.ts';

// Spec, "Business constants": classroom page size 10.
const ITEMS_PER_PAGE = 10;

export interface ClassroomListData {
  reader: string | undefined;
  filter: ClassroomFilter;
  posts: Settled<PostPage>;
  /** The clock that relative times are counted from, so that server and browser say the same. */
  nowMs: number;
}

export async function loadClassroomList(context: LoadContext): Promise<ClassroomListData> {
  const reader = readerNow();
  const filter = filterOf(context.url.searchParams);
  const { type, title, page } = filter;
  const posts = await settle(
    listPosts(context, { type, title: title || undefined, page, itemsPerPage: ITEMS_PER_PAGE }),
  );
  return { reader, filter, posts, nowMs: Date.now() };
}
