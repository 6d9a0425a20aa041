import { settle, type LoadContext, type Settled } from '@portal/kit';
import { getPost } from '../api/get-post.ts';
import type { PostDetail } from '../api/types.ts';

/** Undefined for a new post. */
export type ClassroomEditData = Settled<PostDetail> | undefined;

/** Loads the post that is edited, as its author sees it. */
export async function loadClassroomEdit(context: LoadContext): Promise<ClassroomEditData> {
  const { classroomId } = context.params;
  return classroomId === undefined ? undefined : settle(getPost(context, { classroomId }));
}
