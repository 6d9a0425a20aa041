import { useLoaderData, type HeadInput, type PageHead } from '@portal/kit';
import type { NewsEditData } from '../features/news/news-edit-loader.ts';
import { newsEditHead, NewsEditView } from '../features/news/news-edit-view.tsx';

export function head(input: HeadInput<NewsEditData>): PageHead {
  return newsEditHead('announcement', input);
}

export function Page() {
  return <NewsEditView board="announcement" data={useLoaderData<NewsEditData>()} />;
}
