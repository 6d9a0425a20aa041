import { giveUpFiles, hasRole, mediaIn, Type } from '@portal/service-kit';
import type { FileLedger, MediaLibrary } from '@portal/service-kit';
import type { Knex } from 'knex';
import { BoardSchema } from '../moderation/board-post-schemas.ts';
import type { Board } from '../moderation/board-post-schemas.ts';

type Source = 'classroom_posts' | 'news_items';

const mediaBase = '/api/news/media';

/** The library of the boards: editors have all of it, members what they added themselves. */
export const boardMedia: MediaLibrary = {
  base: mediaBase,
  access: 'member',
  mayEditAll: (user) => hasRole(user, 'editor', 'community'),
  namesAuthors: true,
  useFields: { board: BoardSchema, id: Type.Integer() },
  async uses(db, mediaIds) {
    const { rows } = await db.raw<{ rows: { mediaId: string; board: Board; id: number; title: string }[] }>(
      `select media_id, 'classroom' as board, posts.id, title from media_uses
         join classroom_posts posts on source = 'classroom_posts' and posts.id = item_id where media_id = any(:ids::uuid[])
       union all select media_id, items.type, items.id, title_ko from media_uses
         join news_items items on source = 'news_items' and items.id = item_id where media_id = any(:ids::uuid[])
       order by 2, 3`,
      { ids: mediaIds },
    );
    return rows.map((use) => ({ ...use, path: `/admin/community/posts/${use.board}/${use.id}` }));
  },
};

/** Notes which images a text shows from now on, in the transaction that wrote it. Ids that the library has not are passed over. */
export async function noteMediaUses(trx: Knex, source: Source, itemId: number, texts: unknown[]): Promise<void> {
  const ids = mediaIn(mediaBase, texts);
  await trx('media_uses').where({ source, itemId }).whereNotIn('mediaId', ids).delete();
  if (ids.length === 0) return;
  // Locked, so that none of them is removed before the text is stored
  await trx.raw(
    `insert into media_uses (media_id, source, item_id)
     select id, :source, :itemId from media where id = any(:ids::uuid[]) for key share on conflict do nothing`,
    { source, itemId, ids },
  );
}

/** Texts that are gone for good show nothing. */
export async function forgetMediaUses(trx: Knex, source: Source, itemIds: number[]): Promise<void> {
  if (itemIds.length > 0) await trx('media_uses').where({ source }).whereIn('itemId', itemIds).delete();
}

/** Removes what members added to texts that were never stored, or are gone, after 30 days; says how many images. */
export async function removeUnusedMedia(db: Knex, ledger: FileLedger): Promise<number> {
  const removed = await db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { largePath: string; tilePath: string }[] }>(
      `delete from media where id in (
         select id from media where not is_kept and updated_at < now() - interval '30 days'
           and not exists (select from media_uses where media_id = media.id)
         order by updated_at limit 100 for update skip locked
       ) returning large_path, tile_path`,
    );
    await giveUpFiles(
      trx,
      rows.flatMap(({ largePath, tilePath }) => [largePath, tilePath]),
    );
    return rows.length;
  });
  await ledger.sweep();
  return removed;
}
