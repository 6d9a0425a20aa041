import { settle, type LoadContext, type Settled } from '@portal/kit';
import { listNews } from '../api/list-news.ts';
import type { NewsPage } from '../api/types.ts';
import { pageOf } from '../features/news/news-address.ts';

const ITEMS_PER_PAGE = 10;

export interface NewsListData {
  page: number;
  itemsPerPage: number;
  news: Settled<NewsPage>;
}

export async function loadNewsList({ url, api, locale, signal }: LoadContext): Promise<NewsListData> {
  const page = pageOf(url.searchParams);
  const news = await settle(listNews({ api, locale, signal, page, itemsPerPage: ITEMS_PER_PAGE }));
  return { page, itemsPerPage: ITEMS_PER_PAGE, news };
}
