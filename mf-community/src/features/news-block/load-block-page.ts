import type { Locale } from '@portal/kit';
import { listNews, type NewsPage, type NewsSummary } from '../../api/news.ts';
import type { ApiClient } from '../../api/client.ts';

// Spec, "Business constants": home news page size 2.
const ITEMS_PER_PAGE = 2;
// Spec, "Home news block".
export const TITLE_CHARACTERS = 35;
export const CONTENT_CHARACTERS = 90;

/** What a card shows of an item. Home's document carries it, so nothing else comes along. */
export type BlockItem = Pick<NewsSummary, 'newsId' | 'lang' | 'title' | 'excerpt' | 'createdAt'>;
export type BlockPage = Pick<NewsPage, 'pageLenght'> & { data: BlockItem[] };

interface BlockPageInput {
  api: ApiClient;
  locale: Locale;
  page: number;
  signal?: AbortSignal;
}

/** One more than is shown, by which the card knows that there is more. */
const longEnough = (text: string, shown: number) => [...text].slice(0, shown + 1).join('');

export async function loadBlockPage(input: BlockPageInput): Promise<BlockPage> {
  const { data, pageLenght } = await listNews({ ...input, itemsPerPage: ITEMS_PER_PAGE, status: 'visible' });
  const items = data.map(({ newsId, lang, title, excerpt, createdAt }) => ({
    newsId,
    lang,
    title: longEnough(title, TITLE_CHARACTERS),
    excerpt: longEnough(excerpt, CONTENT_CHARACTERS),
    createdAt,
  }));
  return { data: items, pageLenght };
}
