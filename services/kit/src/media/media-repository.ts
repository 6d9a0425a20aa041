import type { Knex } from 'knex';
import type { StoredImage } from '../images/store-pictures.ts';
import { pageWindow } from '../lists/page-query.ts';
import { whereHolds } from '../lists/text-search.ts';
import { searchText } from '../search/search-text.ts';
import { seoulIso } from '@portal/runtime';
import type { MediaLibrary } from './media-library.ts';
import type { Media, MediaQuery } from './media-schemas.ts';

type FoundUse = Awaited<ReturnType<MediaLibrary['uses']>>[number];

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

const addressOf = (base: string, id: string, size: 'large' | 'tile') => `${base}/${id}/${size}.webp`;

function present(base: string, row: MediaRow, uses: readonly FoundUse[]): Media {
  return {
    mediaId: row.id,
    name: row.name,
    // With its size, so that a page keeps the place of an image that is still to come
    address: `${addressOf(base, row.id, 'large')}?${row.width}x${row.height}`,
    // Another one after each change, which a browser must not take for the old one
    tileAddress: `${addressOf(base, row.id, 'tile')}?v=${row.version}`,
    width: row.width,
    height: row.height,
    altKo: row.altKo,
    altEn: row.altEn,
    focalX: row.focalX,
    focalY: row.focalY,
    uses: uses.filter(({ mediaId }) => mediaId === row.id).map(({ mediaId: _mediaId, ...use }) => use),
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

/** The rows of a library. */
export function createMediaRepository(db: Knex, { base, uses: usesOf }: Pick<MediaLibrary, 'base' | 'uses'>) {
  return {
    /** One page, the newest first; of one person where an id is given. */
    async list(query: MediaQuery, authorId: string | undefined): Promise<{ media: Media[]; total: number }> {
      const { limit, offset } = pageWindow(query);
      const text = searchText(query.search);
      const matching = () => {
        const rows = db('media');
        if (authorId !== undefined) void rows.where({ authorId });
        return whereHolds(rows, "concat_ws(' ', name, alt_ko, alt_en)", text ? [text] : [], true);
      };
      const [count] = await matching().count<{ n: string }[]>({ n: '*' });
      const rows = await matching()
        .orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id' }])
        .limit(limit)
        .offset(offset)
        .select<MediaRow[]>('*');
      const uses = await usesOf(
        db,
        rows.map(({ id }) => id),
      );
      return { media: rows.map((row) => present(base, row, uses)), total: Number(count?.n ?? 0) };
    },

    row: (id: string): Promise<MediaRow | undefined> => db('media').where({ id }).first<MediaRow | undefined>('*'),

    /** The same; nobody else changes it until the transaction ends. */
    lock: (id: string): Promise<MediaRow | undefined> =>
      db('media').where({ id }).forUpdate().first<MediaRow | undefined>('*'),

    present: async (row: MediaRow): Promise<Media> => present(base, row, await usesOf(db, [row.id])),

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

    /** Moves it to those that can be brought back. */
    async remove(id: string): Promise<number> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        'with gone as (delete from media where id = ? returning *) insert into removed_media select gone.*, now() from gone',
        [id],
      );
      return rowCount;
    },

    /** One that was removed; nobody else brings it back until the transaction ends. */
    lockRemoved: (id: string): Promise<MediaRow | undefined> =>
      db('removed_media').where({ id }).forUpdate().first<MediaRow | undefined>('*'),

    async bringBack(id: string): Promise<MediaRow> {
      const [removed] = await db('removed_media')
        .where({ id })
        .delete()
        .returning<(MediaRow & { removedAt: Date })[]>('*');
      if (!removed) throw new Error('a locked image has no row');
      const { removedAt: _removedAt, ...row } = removed;
      const [back] = await db('media').insert(row).returning<MediaRow[]>('*');
      if (!back) throw new Error('an image was not brought back');
      return back;
    },

    isUsed: async (id: string): Promise<boolean> => (await usesOf(db, [id])).length > 0,
  };
}
