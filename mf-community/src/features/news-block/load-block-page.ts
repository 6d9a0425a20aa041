import type { Locale } from '@portal/kit';
import { listNews, type NewsPage } from '../../api/news.ts';
import type { ApiClient } from '../../api/client.ts';

// Spec, "Business constants": home news page size 2.
const ITEMS_PER_PAGE = 2;

interface BlockPageInput {
  api: ApiClient;
  locale: Locale;
  page: number;
  signal?: AbortSignal;
}

export function loadBlockPage(input: BlockPageInput): Promise<NewsPage> {
  return listNews({ ...input, itemsPerPage: ITEMS_PER_PAGE, status: 'visible' });
}
