import type { Locale } from '@portal/kit';
import type { ApiClient } from '../../api/client.ts';
import type { NewsPage } from '../../api/posts.ts';

// Spec, "Business constants": home news page size 2.
const ITEMS_PER_PAGE = 2;
// Spec, "Home news block".
export const TITLE_CHARACTERS = 35;
export const CONTENT_CHARACTERS = 90;

/** What a card shows of an item. Home's document carries it, so nothing else comes along. */
export type BlockItem = Pick<NewsPage['data'][number], 'newsId' | 'lang' | 'title' | 'excerpt' | 'createdAt'>;
export type BlockPage = Pick<NewsPage, 'pageLenght'> & { data: BlockItem[] };

interface BlockPageInput {
  api: ApiClient;
  locale: Locale;
  page: number;
  signal?: AbortSignal;
}

/** One more than is shown, by which the card knows that there is more. */
const longEnough = (text: string, shown: number) => [...text].slice(0, shown + 1).join('');

export async function loadBlockPage({ api, locale, page, signal }: BlockPageInput): Promise<BlockPage> {
  const query = { page, itemsPerPage: ITEMS_PER_PAGE, status: 'visible', lang: locale } as const;
  const { data, pageLenght } = await api.get('/api/news/view', { query, signal });
  const items = data.map(({ newsId, lang, title, excerpt, createdAt }) => ({
    newsId,
    lang,
    title: longEnough(title, TITLE_CHARACTERS),
    excerpt: longEnough(excerpt, CONTENT_CHARACTERS),
    createdAt,
  }));
  return { data: items, pageLenght };
}
