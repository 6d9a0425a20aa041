import { useLoaderData, useTranslation, type HeadInput, type PageHead, type PageModule } from '@portal/kit';
import boardArt from '../ui/board/art/board-art.module.css';
import { BoardListPage } from '../ui/board/board-list-page.tsx';
import { BoardProblem } from '../ui/board/board-problem.tsx';
import { BoardSearch } from '../ui/board/board-search.tsx';
import { useFreshForReader } from '../ui/reader/use-fresh-for-reader.ts';
import { listAddress, type NewsBoard } from '../ui/board/news-board.ts';
import { NewsFeedLink, newsFeed } from '../features/news/news-feed.tsx';
import { loadNewsList, type NewsListData } from './news-list-loader.ts';
import styles from './news-list.module.css';
import { NewsTable } from '../features/news/news-table.tsx';
import { PageSizeSelect } from '../features/news/page-size-select.tsx';
import { WriteNewsLink } from '../features/news/write-news-link.tsx';

function newsListHead(board: NewsBoard, { data, t, locale }: HeadInput<NewsListData>): PageHead {
  const { place, news } = data;
  const { page } = place;
  const title = t(`news.${board}.title`);
  return {
    title: page > 1 ? t('common.titleOfPage', { title, page }) : title,
    description: t(`news.${board}.description`),
    status: news.ok ? undefined : news.status,
    noindex: !news.ok || news.value.data.length === 0 || place.title !== '',
    feed: newsFeed(board, t, locale),
  };
}

function NewsListView({ board, data }: { board: NewsBoard; data: NewsListData }) {
  const { t } = useTranslation('community');
  const { place, news } = useFreshForReader(data, loadNewsList[board]);
  return (
    <BoardListPage
      art={boardArt[board]}
      title={t(`news.${board}.title`)}
      lead={t(`news.${board}.lead`)}
      section={t(`news.${board}.section`)}
      tools={
        <>
          <BoardSearch title={place.title} addressOf={(title) => listAddress(board, { ...place, title, page: 1 })} />
          <div className={styles.actions}>
            <NewsFeedLink board={board} />
            <PageSizeSelect board={board} place={place} />
            <WriteNewsLink board={board} />
          </div>
        </>
      }
    >
      {news.ok ? <NewsTable board={board} place={place} news={news.value} /> : <BoardProblem hasToast={false} />}
    </BoardListPage>
  );
}

const pageOf = (board: NewsBoard): PageModule => ({
  head: (input: HeadInput<NewsListData>) => newsListHead(board, input),
  Page: () => <NewsListView board={board} data={useLoaderData<NewsListData>()} />,
});

export const news = pageOf('news');
export const announcement = pageOf('announcement');
