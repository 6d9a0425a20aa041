import { ApiError, type LoadContext } from '@portal/kit';
import { getNews } from '../../api/get-news.ts';
import type { NewsDetail } from '../../api/types.ts';
import { readPost, type ReadPost } from '../board/read-post.ts';
import type { NewsBoard } from './news-board.ts';

/** Loader of one item. An item of the other board is not found here, so that it has one address. */
export function newsDetailLoader(type: NewsBoard) {
  return async (context: LoadContext): Promise<ReadPost<NewsDetail>> => {
    const news = await readPost(getNews(context, context.params['newsId'] ?? ''));
    if (news.type !== type) throw new ApiError(404);
    return news;
  };
}
