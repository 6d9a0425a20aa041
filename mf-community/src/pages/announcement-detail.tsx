import { useLoaderData } from '@portal/kit';
import type { NewsDetail } from '../api/types.ts';
import type { ReadPost } from '../features/board/read-post.ts';
import { NewsDetailView, NewsNotFound } from '../features/news/news-detail-view.tsx';

export { newsDetailHead as head } from '../features/news/news-detail-view.tsx';

export function Page() {
  return <NewsDetailView board="announcement" news={useLoaderData<ReadPost<NewsDetail>>()} />;
}

export function NotFound() {
  return <NewsNotFound board="announcement" />;
}
