import { useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import boardArt from '../ui/board/art/board-art.module.css';
import { BoardPostProblem } from '../ui/board/board-post-page.tsx';
import { descriptionOf, headOfProblem } from '../ui/board/description-of.ts';
import { FIRST_FILTER, listAddress } from '../features/classroom/classroom-filter.ts';
import { PostView } from '../features/classroom/post-view.tsx';
import { useFreshForReader } from '../ui/reader/use-fresh-for-reader.ts';
import { loadClassroomDetail, type ClassroomDetailData } from './classroom-detail-loader.ts';

export function head({ data: { post }, t }: HeadInput<ClassroomDetailData>): PageHead {
  if (!post.ok) return headOfProblem(post.status, t);
  // Posts have no language of their own: they are as their authors wrote them.
  return { ...descriptionOf(post.value), type: 'article', translated: false };
}

export function Page() {
  const { t } = useTranslation('community');
  const { filter, post } = useFreshForReader(useLoaderData<ClassroomDetailData>(), loadClassroomDetail);
  if (post.ok) return <PostView filter={filter} post={post.value} />;
  return (
    <BoardPostProblem
      status={post.status}
      art={boardArt.classroom}
      section={t('classroom.section')}
      board={t('classroom.title')}
      listAddress={listAddress(FIRST_FILTER)}
    />
  );
}
