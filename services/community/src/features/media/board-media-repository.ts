import { giveUpFiles, hasRole, mediaIn, Type } from '@portal/service-kit';
import type { FileLedger, MediaLibrary } from '@portal/service-kit';
import type { Knex } from 'knex';
import { BoardSchema } from '../moderation/board-post-schemas.ts';
import type { Board } from '../moderation/board-post-schemas.ts';
import { withinScope } from '../news/news-repository.ts';
import { newsScope } from '../news/news-scope.ts';
import { isEditor } from '../../reader.ts';

type Source = 'classroom_posts' | 'news_items' | 'news_corrections' | 'classroom_answers';

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
       union select media_id, 'classroom', posts.id, title from media_uses
         join (select id, post_id from classroom_answers union all select id, post_id from removed_answers) answers
           on source = 'classroom_answers' and answers.id = item_id
         join classroom_posts posts on posts.id = post_id where media_id = any(:ids::uuid[])
       union select media_id, items.type, items.id, title_ko from media_uses
         join news_items items on source in ('news_items', 'news_corrections') and items.id = item_id where media_id = any(:ids::uuid[])
       order by 2, 3`,
      { ids: mediaIds },
    );
    return rows.map((use) => ({ ...use, path: `/admin/community/posts/${use.board}/${use.id}` }));
  },
  async isShown(db, mediaId, reader) {
    const items = (source: Source) => db('media_uses').where({ mediaId, source }).select('itemId');
    const posts = () => db('classroom_posts').whereNull('removedAt');
    const answered = db('classroom_answers').whereIn('id', items('classroom_answers')).select('postId');
    const news = (source: Source) => db('news_items').whereNull('removedAt').whereIn('id', items(source));
    const corrected = news('news_corrections');
    if (!isEditor(reader)) corrected.where('authorId', reader?.id ?? null);
    const shown =
      (await posts().whereIn('id', items('classroom_posts')).first('id')) ??
      (await posts().whereIn('id', answered).first('id')) ??
      (await news('news_items').modify(withinScope, newsScope(reader, undefined)).first('id')) ??
      (await corrected.first('id'));
    return shown !== undefined;
  },
};

/**
 * Notes which images a text shows from now on, in the transaction that wrote it. Passed over are ids that the library has not.
 * With `ownerId` only that person's are added: a member who names an image of somebody else does not make it public.
 */
export async function noteMediaUses(
  trx: Knex,
  { source, itemId, ownerId }: { source: Source; itemId: number; ownerId: string | undefined },
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
export async function forgetMediaUses(trx: Knex, source: Source, itemIds: number[]): Promise<void> {
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
