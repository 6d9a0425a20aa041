import { settle, type Settled } from '@portal/kit';
import { getPost } from '../api/posts.ts';
import type { LoadContext } from '../api/client.ts';
import { AnswerForm, AnswerRemoval } from '../features/classroom/answer-parts.ts';
import { filterOf, type ClassroomFilter } from '../features/classroom/classroom-filter.ts';
import { readClassroomPost, type ReadClassroomPost } from '../features/classroom/read-classroom-post.ts';
import { AuthorActions } from '../ui/board/author-actions.ts';
import { readerNow } from '../ui/reader/reader-now.ts';

export interface ClassroomDetailData {
  reader: string | undefined;
  filter: ClassroomFilter;
  post: Settled<ReadClassroomPost>;
}

/** What the reader may write with. */
async function loadWritingParts({ mayEdit, mayRemove, mayAnswer, replies }: ReadClassroomPost): Promise<void> {
  await Promise.all([
    (mayEdit || mayRemove) && AuthorActions.load(),
    mayAnswer && AnswerForm.load(),
    replies.some((answer) => answer.mayRemove) && AnswerRemoval.load(),
  ]);
}

async function load(context: LoadContext, { type, title }: ClassroomFilter): Promise<ReadClassroomPost> {
  const classroomId = context.params['classroomId'] ?? '';
  const post = await readClassroomPost(getPost(context, { classroomId, type, title: title || undefined }));
  await loadWritingParts(post);
  return post;
}

export async function loadClassroomDetail(context: LoadContext): Promise<ClassroomDetailData> {
  const reader = readerNow();
  const filter = filterOf(context.url.searchParams);
  return { reader, filter, post: await settle(load(context, filter)) };
}
