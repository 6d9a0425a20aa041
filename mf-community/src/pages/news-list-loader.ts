import { settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { listNews, type NewsPage } from '../api/news.ts';
import { readerNow } from '../ui/reader/reader-now.ts';
import { boardPlaceOf, itemsPerPageOf, type BoardPlace } from '../ui/board/board-place.ts';
import type { NewsBoard } from '../ui/board/news-board.ts';

export interface NewsListData {
  reader: string | undefined;
  place: BoardPlace;
  news: Settled<NewsPage>;
}

function newsListLoader(type: NewsBoard) {
  return async ({ url, api, locale, signal }: LoadContext): Promise<NewsListData> => {
    const reader = readerNow();
    const place = boardPlaceOf(url.searchParams);
    const news = await settle(
      listNews({
        api,
        locale,
        signal,
        page: place.page,
        itemsPerPage: itemsPerPageOf(place.size),
        type,
        title: place.title || undefined,
      }),
    );
    return { reader, place, news };
  };
}

/** The list of each board: the page in the URL. */
export const loadNewsList = { news: newsListLoader('news'), announcement: newsListLoader('announcement') };
