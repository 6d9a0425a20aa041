import type { LoadContext } from '@portal/kit';
import { getNews } from '../api/get-news.ts';
import type { NewsDetail } from '../api/types.ts';

export function loadNewsDetail(context: LoadContext): Promise<NewsDetail> {
  return getNews(context, context.params['newsId'] ?? '');
}
