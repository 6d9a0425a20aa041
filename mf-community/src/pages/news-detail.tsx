import { useLoaderData } from '@portal/kit';
import type { NewsDetail } from '../api/types.ts';
import { NewsDetailView, NewsNotFound } from '../features/news/news-detail-view.tsx';

export { newsDetailHead as head } from '../features/news/news-detail-view.tsx';

export function Page() {
  return <NewsDetailView board="news" news={useLoaderData<NewsDetail>()} />;
}

export function NotFound() {
  return <NewsNotFound board="news" />;
}
