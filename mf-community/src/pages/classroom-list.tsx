import { ButtonLink, useLoaderData, useSession, useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import boardArt from '../ui/board/art/board-art.module.css';
import { BoardListPage } from '../ui/board/board-list-page.tsx';
import { BoardProblem } from '../ui/board/board-problem.tsx';
import { BoardSearch } from '../ui/board/board-search.tsx';
import { editAddress, listAddress } from '../features/classroom/classroom-filter.ts';
import { PostFilters } from '../features/classroom/post-filters.tsx';
import { PostTable } from '../features/classroom/post-table.tsx';
import { useFreshForReader } from '../ui/reader/use-fresh-for-reader.ts';
import { loadClassroomList, type ClassroomListData } from './classroom-list-loader.ts';
import styles from './classroom-list.module.css';

export function head({ data, t }: HeadInput<ClassroomListData>): PageHead {
  const { filter, posts } = data;
  const title = t('classroom.title');
  return {
    title: filter.page > 1 ? t('common.titleOfPage', { title, page: filter.page }) : title,
    description: t('classroom.description'),
    status: posts.ok ? undefined : posts.status,
    noindex: !posts.ok || filter.title !== '',
  };
}

export function Page() {
  const { t } = useTranslation('community');
  const { filter, posts, nowMs } = useFreshForReader(useLoaderData<ClassroomListData>(), loadClassroomList);
  const { status } = useSession();
  return (
    <BoardListPage
      art={boardArt.classroom}
      title={t('classroom.title')}
      lead={t('classroom.lead')}
      section={t('classroom.section')}
      tools={
        <>
          <div className={styles.kinds}>
            <PostFilters filter={filter} />
          </div>
          <BoardSearch title={filter.title} addressOf={(title) => listAddress({ ...filter, title, page: 1 })} />
          {status !== 'signed-out' ? (
            <ButtonLink
              className={styles.write}
              to={editAddress()}
              data-unknown={status === 'unknown' ? '' : undefined}
            >
              {t('board.write')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      {posts.ok ? <PostTable posts={posts.value} filter={filter} nowMs={nowMs} /> : <BoardProblem hasToast />}
    </BoardListPage>
  );
}
