import { seoulIso } from '@portal/service-kit';
import type { NewsRepository } from './news-repository.ts';
import { newsTypes } from './news-schemas.ts';
import type { NewsPages, NewsType } from './news-schemas.ts';

/** Of each board: a sitemap holds 50,000 addresses, and all sections share it. */
const pagesOfBoard = 2_500;

/** Where the site shows each board. The paths of items are below it. */
export const boardPaths: Record<NewsType, string> = { news: '/news', announcement: '/education/announcement' };

/** Pages of the newest public items, board by board. */
export async function newsPages({ newestIds }: Pick<NewsRepository, 'newestIds'>): Promise<NewsPages> {
  const boards = await Promise.all(
    newsTypes.map(async (type) => {
      const items = await newestIds(type, pagesOfBoard);
      return items.map(({ id, isTranslated, updatedAt }) => ({
        path: `${boardPaths[type]}/${id}`,
        updatedAt: seoulIso(updatedAt),
        translated: isTranslated,
      }));
    }),
  );
  return boards.flat();
}
