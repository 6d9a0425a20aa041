import { ApiError, settle, type Settled } from '@portal/kit';
import type { LoadContext } from '../api/client.ts';
import { getNews, type NewsDetail } from '../api/news.ts';
import type { NewsBoard } from '../ui/board/news-board.ts';

/** Undefined for a new item. */
export type NewsEditData = Settled<NewsDetail> | undefined;

/** Loads the item that is edited, as its author sees it. */
export function newsEditLoader(type: NewsBoard) {
  async function find(context: LoadContext, newsId: string): Promise<NewsDetail> {
    const news = await getNews(context, newsId);
    if (news.type !== type) throw new ApiError(404);
    return news;
  }
  return async (context: LoadContext): Promise<NewsEditData> => {
    const { newsId } = context.params;
    return newsId === undefined ? undefined : settle(find(context, newsId));
  };
}
