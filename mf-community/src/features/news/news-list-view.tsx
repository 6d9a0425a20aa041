import { useTranslation, type HeadInput, type PageHead } from '@portal/kit';
import { BoardListPage } from '../board/board-list-page.tsx';
import { BoardProblem } from '../board/board-problem.tsx';
import type { NewsBoard } from './news-board.ts';
import type { NewsListData } from './news-list-loader.ts';
import { NewsTable } from './news-table.tsx';

export function newsListHead(board: NewsBoard, { data, t }: HeadInput<NewsListData>): PageHead {
  const { page, news } = data;
  const title = t(`news.${board}.title`);
  return {
    title: page > 1 ? t('common.titleOfPage', { title, page }) : title,
    description: t(`news.${board}.description`),
    status: news.ok ? undefined : news.status,
    noindex: !news.ok || news.value.data.length === 0,
  };
}

export function NewsListView({ board, data }: { board: NewsBoard; data: NewsListData }) {
  const { t } = useTranslation('community');
  const { page, itemsPerPage, news } = data;
  return (
    <BoardListPage title={t(`news.${board}.title`)} lead={t(`news.${board}.lead`)} section={t(`news.${board}.section`)}>
      {news.ok ? <NewsTable board={board} page={page} itemsPerPage={itemsPerPage} news={news.value} /> : <BoardProblem />}
    </BoardListPage>
  );
}
