import { newAdmin } from './community.ts';
import type { Community } from './community.ts';

/** A post as somebody has seen it; without a version it is one that was not seen. */
export interface Seen {
  board: string;
  id: number;
  version?: number | undefined;
}

const admin = newAdmin();

/** Posts as they are now. */
export const seenNow = ({ service }: Community, keys: [string, number][]): Promise<Seen[]> =>
  Promise.all(
    keys.map(async ([board, id]) => {
      const row = await service
        .db(board === 'classroom' ? 'classroom_posts' : 'news_items')
        .where({ id })
        .first<{ version: number } | undefined>('version');
      return { board, id, version: row?.version };
    }),
  );

/** What the service says to one action on several posts. */
export const changePosts = async ({ ask }: Community, action: string, items: Seen[]) =>
  (await ask('POST', '/api/classroom/admin/posts/bulk', { as: admin, body: { action, items } })).json();
