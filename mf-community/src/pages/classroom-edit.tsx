import { useLoaderData, useSession, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { useState } from 'react';
import { FIRST_FILTER, listAddress } from '../features/classroom/classroom-filter.ts';
import { PostEditor } from '../features/classroom/post-editor.tsx';
import boardArt from '../ui/board/art/board-art.module.css';
import { EditorPage, EditorProblem } from '../ui/writing/editor-page.tsx';
import type { ClassroomEditData } from './classroom-edit-loader.ts';

export function head({ data, t }: HeadInput<ClassroomEditData>): PageHead {
  return { title: t(data ? 'classroom.edit' : 'classroom.write'), description: t('classroom.description') };
}

/** Writes a post, or changes one. */
export function Page() {
  const { t } = useTranslation('community');
  const data = useLoaderData<ClassroomEditData>();
  const { user } = useSession();
  // Still there while the one who writes is asked whether to go, once the session has ended.
  const [author] = useState(user?.email ?? '');
  const place = {
    art: boardArt.classroom,
    section: t('classroom.section'),
    board: t('classroom.title'),
    listAddress: listAddress(FIRST_FILTER),
  };
  if (data && !data.ok) return <EditorProblem {...place} status={data.status} />;
  if (data && !data.value.mayEdit) return <EditorProblem {...place} status={403} />;
  return (
    <EditorPage {...place} title={t(data ? 'classroom.edit' : 'classroom.write')}>
      <PostEditor
        key={data ? `${data.value.classroomId} ${data.value.version}` : 'new'}
        author={author}
        post={data?.value}
      />
    </EditorPage>
  );
}
