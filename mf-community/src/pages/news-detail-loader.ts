import { ApiError, settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { getNews, type NewsDetail } from '../api/news.ts';
import { AuthorActions } from '../ui/board/author-actions.ts';
import { readPost, type ReadPost } from '../ui/board/read-post.ts';
import { readerNow } from '../ui/reader/reader-now.ts';
import type { NewsBoard } from '../ui/board/news-board.ts';

export interface NewsDetailData {
  reader: string | undefined;
  news: Settled<ReadPost<NewsDetail>>;
}

function newsDetailLoader(type: NewsBoard) {
  async function load(context: LoadContext): Promise<ReadPost<NewsDetail>> {
    const news = await readPost(getNews(context, context.params['newsId'] ?? ''));
    if (news.type !== type) throw new ApiError(404);
    if (news.mayEdit || news.mayRemove) await AuthorActions.load();
    return news;
  }
  return async (context: LoadContext): Promise<NewsDetailData> => {
    const reader = readerNow();
    return { reader, news: await settle(load(context)) };
  };
}

/** One item of each board. An item of the other board is not found, so that it has one address. */
export const loadNewsDetail = { news: newsDetailLoader('news'), announcement: newsDetailLoader('announcement') };
