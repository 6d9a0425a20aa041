import { giveUpFiles, mediaIn } from '@portal/service-kit';
import type { FileLedger } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { BoardGroup } from '../boards/board.ts';

/** How `media_uses` names texts. */
export type MediaSource = BoardGroup['source'] | 'news_corrections' | 'classroom_answers';

/** Of the calls of the library; texts name its images by it. */
export const mediaBase = '/api/news/media';

/**
 * Notes which images a text shows from now on, in the transaction that wrote it. Passed over are ids that the library has not.
 * With `ownerId` only that person's are added: a member who names an image of somebody else does not make it public.
 */
export async function noteMediaUses(
  trx: Knex,
  { source, itemId, ownerId }: { source: MediaSource; itemId: number; ownerId: string | undefined },
  texts: unknown[],
): Promise<void> {
  const ids = mediaIn(mediaBase, texts);
  await trx('media_uses').where({ source, itemId }).whereNotIn('mediaId', ids).delete();
  if (ids.length === 0) return;
  // Locked, so that none of them is removed before the text is stored
  await trx.raw(
    `insert into media_uses (media_id, source, item_id)
     select id, :source, :itemId from media where id = any(:ids::uuid[]) and (:ownerId::text is null or author_id = :ownerId)
     for key share on conflict do nothing`,
    { source, itemId, ids, ownerId: ownerId ?? null },
  );
}

/** Texts that are gone for good show nothing. */
export async function deleteMediaUses(trx: Knex, source: MediaSource, itemIds: number[]): Promise<void> {
  if (itemIds.length > 0) await trx('media_uses').where({ source }).whereIn('itemId', itemIds).delete();
}

/** The same of answers, which are deleted with their posts and their authors as well; says how many uses. */
export const deleteAnswerUses = (db: Knex): Promise<number> =>
  db('media_uses')
    .where('source', 'classroom_answers')
    .whereNotExists(db('classroom_answers').whereRaw('id = item_id').select('id'))
    .whereNotExists(db('removed_answers').whereRaw('id = item_id').select('id'))
    .delete();

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
