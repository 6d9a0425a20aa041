import { useLoaderData, type HeadInput, type PageModule } from '@portal/kit';
import type { NewsBoard } from '../ui/board/news-board.ts';
import type { NewsEditData } from '../features/news/news-edit-loader.ts';
import { newsEditHead, NewsEditView } from '../features/news/news-edit-view.tsx';

const pageOf = (board: NewsBoard): PageModule => ({
  head: (input: HeadInput<NewsEditData>) => newsEditHead(board, input),
  Page: () => <NewsEditView board={board} data={useLoaderData<NewsEditData>()} />,
});

export const news = pageOf('news');
export const announcement = pageOf('announcement');
