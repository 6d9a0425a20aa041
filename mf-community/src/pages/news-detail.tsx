import { useLoaderData, type PageModule } from '@portal/kit';
import type { NewsBoard } from '../ui/board/news-board.ts';
import type { NewsDetailData } from '../features/news/news-detail-loader.ts';
import { newsDetailHead, NewsDetailView } from '../features/news/news-detail-view.tsx';

const pageOf = (board: NewsBoard): PageModule => ({
  head: newsDetailHead,
  Page: () => <NewsDetailView board={board} data={useLoaderData<NewsDetailData>()} />,
});

export const news = pageOf('news');
export const announcement = pageOf('announcement');
