import { useLoaderData, type HeadInput, type PageHead } from '@portal/kit';
import type { NewsListData } from '../features/news/news-list-loader.ts';
import { newsListHead, NewsListView } from '../features/news/news-list-view.tsx';

export function head(input: HeadInput<NewsListData>): PageHead {
  return newsListHead('announcement', input);
}

export function Page() {
  return <NewsListView board="announcement" data={useLoaderData<NewsListData>()} />;
}
