import { giveUpFiles, pageWindow, searchText, seoulIso } from '@portal/service-kit';
import type { FileLedger, StoredImage } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Board } from '../moderation/board-post-schemas.ts';
import type { Media, MediaQuery } from './media-schemas.ts';
import { mediaIn } from './media-uses.ts';

type Source = 'classroom_posts' | 'news_items';

export interface MediaRow {
  id: string;
  name: string;
  altKo: string | null;
  altEn: string | null;
  focalX: number;
  focalY: number;
  largePath: string;
  largeBytes: number;
  largeSha256: string;
  width: number;
  height: number;
  tilePath: string;
  tileBytes: number;
  tileSha256: string;
  authorId: string | null;
  authorEmail: string;
  version: number;
  createdAt: Date;
}

interface UseRow {
  mediaId: string;
  board: Board;
  id: number;
  title: string;
}

const addressOf = (id: string, size: 'large' | 'tile') => `/api/news/media/${id}/${size}.webp`;

function present(row: MediaRow, uses: UseRow[]): Media {
  return {
    mediaId: row.id,
    name: row.name,
    // With its size, so that a page keeps the place of an image that is still to come
    address: `${addressOf(row.id, 'large')}?${row.width}x${row.height}`,
    // Another one after each change, which a browser must not take for the old one
    tileAddress: `${addressOf(row.id, 'tile')}?v=${row.version}`,
    width: row.width,
    height: row.height,
    altKo: row.altKo,
    altEn: row.altEn,
    focalX: row.focalX,
    focalY: row.focalY,
    uses: uses.filter(({ mediaId }) => mediaId === row.id).map(({ board, id, title }) => ({ board, id, title })),
    email: row.authorEmail,
    version: row.version,
    createdAt: seoulIso(row.createdAt),
  };
}

/** Columns of what a file became: the image, and its part around the focal point. */
export function imageColumns(large: StoredImage, tile: StoredImage): object {
  return {
    largePath: large.path,
    largeBytes: large.bytes,
    largeSha256: large.sha256,
    width: large.width,
    height: large.height,
    tilePath: tile.path,
    tileBytes: tile.bytes,
    tileSha256: tile.sha256,
  };
}

/** The library of the boards. */
export function createMediaRepository(db: Knex) {
  const usesOf = async (ids: string[]): Promise<UseRow[]> => {
    const { rows } = await db.raw<{ rows: UseRow[] }>(
      `select media_id, 'classroom' as board, posts.id, title from media_uses
         join classroom_posts posts on source = 'classroom_posts' and posts.id = item_id where media_id = any(:ids::uuid[])
       union all select media_id, items.type, items.id, title_ko from media_uses
         join news_items items on source = 'news_items' and items.id = item_id where media_id = any(:ids::uuid[])
       order by 2, 3`,
      { ids },
    );
    return rows;
  };

  return {
    /** One page, the newest first; of one person where an id is given. */
    async list(query: MediaQuery, authorId: string | undefined): Promise<{ media: Media[]; total: number }> {
      const { limit, offset } = pageWindow(query);
      const text = searchText(query.search);
      const matching = () => {
        const rows = db('media');
        if (authorId !== undefined) void rows.where({ authorId });
        if (text !== undefined)
          void rows.whereRaw(`strpos(lower(concat_ws(' ', name, alt_ko, alt_en)), lower(?)) > 0`, [text]);
        return rows;
      };
      const [count] = await matching().count<{ n: string }[]>({ n: '*' });
      const rows = await matching()
        .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id' }])
        .limit(limit)
        .offset(offset)
        .select<MediaRow[]>('*');
      const uses = await usesOf(rows.map(({ id }) => id));
      return { media: rows.map((row) => present(row, uses)), total: Number(count?.n ?? 0) };
    },

    row: (id: string): Promise<MediaRow | undefined> => db('media').where({ id }).first<MediaRow | undefined>('*'),

    /** The same; nobody else changes it until the transaction ends. */
    lock: (id: string): Promise<MediaRow | undefined> =>
      db('media').where({ id }).forUpdate().first<MediaRow | undefined>('*'),

    present: async (row: MediaRow): Promise<Media> => present(row, await usesOf([row.id])),

    async insert(values: object): Promise<MediaRow> {
      const [row] = await db('media').insert(values).returning<MediaRow[]>('*');
      if (!row) throw new Error('an image was not stored');
      return row;
    },

    async update({ id, version }: MediaRow, values: object): Promise<MediaRow> {
      const [row] = await db('media')
        .where({ id })
        .update({ ...values, version: version + 1, updatedAt: db.fn.now() })
        .returning<MediaRow[]>('*');
      if (!row) throw new Error('a locked image has no row');
      return row;
    },

    remove: (id: string): Promise<number> => db('media').where({ id }).delete(),

    isUsed: async (id: string): Promise<boolean> =>
      (await db('media_uses').where({ mediaId: id }).first('mediaId')) !== undefined,
  };
}

/** Notes which images a text shows from now on, in the transaction that wrote it. Ids that the library has not are passed over. */
export async function noteMediaUses(trx: Knex, source: Source, itemId: number, texts: unknown[]): Promise<void> {
  const ids = mediaIn(texts);
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
    const { rows } = await trx.raw<{ rows: Pick<MediaRow, 'largePath' | 'tilePath'>[] }>(
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
