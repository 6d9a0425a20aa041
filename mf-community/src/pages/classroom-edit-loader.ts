import { settle, type Settled } from '@portal/kit';
import { getPost, type PostDetail } from '../api/posts.ts';
import type { LoadContext } from '../api/client.ts';

/** Undefined for a new post. */
export type ClassroomEditData = Settled<PostDetail> | undefined;

/** Loads the post that is edited, as its author sees it. */
export async function loadClassroomEdit(context: LoadContext): Promise<ClassroomEditData> {
  const { classroomId } = context.params;
  return classroomId === undefined ? undefined : settle(getPost(context, { classroomId }));
}
