import {
  Container,
  PageBanner,
  useLoaderData,
  useTranslation,
  type HeadInput,
  type Locale,
  type PageHead,
  type PageModule,
  type Translate,
} from '@portal/kit';
import type { ComponentProps, ReactNode } from 'react';
import { perBoard, type Board } from '../boards.ts';
import boardArt from '../ui/board/art/board-art.module.css';
import { listAddress, type BoardPlace } from '../ui/board/board-place.ts';
import { BoardProblem } from '../ui/board/board-problem.tsx';
import { BoardSearch } from '../ui/board/board-search.tsx';
import { BoardTable } from '../ui/board/board-table.tsx';
import { useFreshForReader } from '../ui/reader/use-fresh-for-reader.ts';
import styles from './board-list.module.css';
import { listLoader, type ListData } from './loaders.ts';

/** What is particular to the lists that a chunk shows. */
interface ListParts extends Pick<ComponentProps<typeof BoardTable>, 'columns' | 'scrolling'> {
  /** What stands beside the search, which is its child. */
  Tools(props: { board: Board; place: BoardPlace; children: ReactNode }): ReactNode;
  /** A list that could not be loaded is said by a toast, too. */
  hasFailureToast: boolean;
  feedOf?(board: Board, t: Translate, locale: Locale): PageHead['feed'];
}

function BoardList({ board, parts }: { board: Board; parts: ListParts }) {
  const { t } = useTranslation('community');
  const { place, posts, nowMs = 0 } = useFreshForReader(useLoaderData<ListData>(), listLoader(board));
  const { Tools, columns, scrolling, hasFailureToast } = parts;
  const title = t(`common.menu.${board.name}`);
  return (
    <>
      <PageBanner
        className={boardArt[board.name]}
        title={title}
        lead={t(`${board.words}.lead`)}
        trail={[{ label: t(`${board.words}.section`) }, { label: title }]}
      />
      <Container>
        <div className={styles.page}>
          <div className={styles.tools}>
            <Tools board={board} place={place}>
              <BoardSearch
                title={place.title}
                addressOf={(wanted) => listAddress(board, { ...place, title: wanted, page: 1 })}
              />
            </Tools>
          </div>
          {posts.ok ? (
            <BoardTable {...{ board, place, nowMs, columns, scrolling }} posts={posts.value} />
          ) : (
            <BoardProblem hasToast={hasFailureToast} />
          )}
        </div>
      </Container>
    </>
  );
}

/** The list of each board: banner, search and filters in one row, one page of posts. */
export const boardList = (parts: ListParts) =>
  perBoard((board): PageModule => {
    function head({ data: { place, posts }, t, locale }: HeadInput<ListData>): PageHead {
      const title = t(`common.menu.${board.name}`);
      return {
        title: place.page > 1 ? t('common.titleOfPage', { title, page: place.page }) : title,
        description: t(`${board.words}.description`),
        status: posts.ok ? undefined : posts.status,
        noindex: !posts.ok || posts.value.data.length === 0 || place.title !== '',
        feed: parts.feedOf?.(board, t, locale),
      };
    }
    return { head, Page: () => <BoardList board={board} parts={parts} /> };
  });
