import { useLoaderData, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import type { PostNeighbour } from '../api/types.ts';
import { BoardArticle } from '../features/board/board-article.tsx';
import { BoardNeighbours, type BoardNeighbour } from '../features/board/board-neighbours.tsx';
import { BoardPostNotFound, BoardPostPage } from '../features/board/board-post-page.tsx';
import { descriptionOf } from '../features/board/description-of.ts';
import { listAddress, postAddress } from '../features/classroom/classroom-filter.ts';
import { PostAttachment } from '../features/classroom/post-attachment.tsx';
import { PostTypeChip } from '../features/classroom/post-type-chip.tsx';
import type { ClassroomDetailData } from './classroom-detail-loader.ts';

export function head({ data }: HeadInput<ClassroomDetailData>): PageHead {
  // Posts have no language of their own: they are as their authors wrote them.
  return { ...descriptionOf(data.post), type: 'article', translated: false };
}

export function Page() {
  const { t } = useTranslation('community');
  const { filter, post } = useLoaderData<ClassroomDetailData>();
  const { classroomId, fileName } = post;
  const toNeighbour = (neighbour: PostNeighbour | null): BoardNeighbour | undefined =>
    neighbour ? { title: neighbour.title, to: postAddress(neighbour.classroomId, filter) } : undefined;
  return (
    <BoardPostPage title={post.title} section={t('classroom.section')} board={t('classroom.title')} listAddress={listAddress(filter)}>
      <BoardArticle
        {...post}
        chip={<PostTypeChip type={post.type} />}
        attachment={fileName ? <PostAttachment classroomId={classroomId} fileName={fileName} /> : null}
      />
      <BoardNeighbours previous={toNeighbour(post.previous)} next={toNeighbour(post.next)} />
    </BoardPostPage>
  );
}

export function NotFound() {
  const { t } = useTranslation('community');
  const to = listAddress({ type: 'all', title: '', page: 1 });
  return <BoardPostNotFound section={t('classroom.section')} board={t('classroom.title')} listAddress={to} />;
}
