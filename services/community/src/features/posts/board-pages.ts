import { seoulIso } from '@portal/service-kit';
import type { BoardRepository } from './board-repository.ts';
import type { BoardGroup } from '../boards/board.ts';

/** Of each board: a sitemap holds 50,000 addresses, and all sections share it. */
const pagesOfBoard = 2_500;

/** Pages of the newest public posts, board by board. */
export async function boardPages(
  { newestIds }: Pick<BoardRepository, 'newestIds'>,
  { boards }: BoardGroup,
): Promise<{ path: string; updatedAt: string; translated: boolean }[]> {
  const pages = await Promise.all(
    boards.map(async ({ name, path }) => {
      const posts = await newestIds(name, pagesOfBoard);
      return posts.map(({ id, isTranslated, updatedAt }) => ({
        path: `${path}/${id}`,
        updatedAt: seoulIso(updatedAt),
        translated: isTranslated,
      }));
    }),
  );
  return pages.flat();
}
