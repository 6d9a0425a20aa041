import { settle, type LoadContext, type Settled } from '@portal/kit';
import { listNews } from '../../api/list-news.ts';
import type { NewsPage } from '../../api/types.ts';
import { pageOf } from '../board/page-of.ts';
import type { NewsBoard } from './news-board.ts';

// Spec, "News list": default 10 per page.
const ITEMS_PER_PAGE = 10;

export interface NewsListData {
  page: number;
  itemsPerPage: number;
  news: Settled<NewsPage>;
}

/** Loader of a board's list: the page that stands in the address. */
export function newsListLoader(type: NewsBoard) {
  return async ({ url, api, locale, signal }: LoadContext): Promise<NewsListData> => {
    const page = pageOf(url.searchParams);
    const news = await settle(listNews({ api, locale, signal, page, itemsPerPage: ITEMS_PER_PAGE, type }));
    return { page, itemsPerPage: ITEMS_PER_PAGE, news };
  };
}
