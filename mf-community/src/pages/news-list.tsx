import { useLoaderData, type HeadInput, type PageModule } from '@portal/kit';
import type { NewsBoard } from '../ui/board/news-board.ts';
import type { NewsListData } from '../features/news/news-list-loader.ts';
import { newsListHead, NewsListView } from '../features/news/news-list-view.tsx';

const pageOf = (board: NewsBoard): PageModule => ({
  head: (input: HeadInput<NewsListData>) => newsListHead(board, input),
  Page: () => <NewsListView board={board} data={useLoaderData<NewsListData>()} />,
});

export const news = pageOf('news');
export const announcement = pageOf('announcement');
