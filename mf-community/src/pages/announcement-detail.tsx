import { useLoaderData } from '@portal/kit';
import type { NewsDetailData } from '../features/news/news-detail-loader.ts';
import { NewsDetailView } from '../features/news/news-detail-view.tsx';

export { newsDetailHead as head } from '../features/news/news-detail-view.tsx';

export function Page() {
  return <NewsDetailView board="announcement" data={useLoaderData<NewsDetailData>()} />;
}
