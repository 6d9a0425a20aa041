import { giveUpFiles } from '@portal/service-kit';
import type { FileLedger, PictureFiles } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { Picture, PictureChange } from './picture-schemas.ts';

interface FileRow {
  path: string;
  bytes: number;
  sha256: string;
}

/** What everybody reads of a picture, as SQL that makes an object of a row of `pictures`. */
const shownSql = `jsonb_build_object('pictureId', id, 'version', version, 'width', width, 'height', height,
  'altKo', alt_ko, 'altEn', alt_en)`;

/** The same of the picture that the column names; null without one. */
export const shownPictureSql = (column: string) => `(select ${shownSql} from pictures where pictures.id = ${column})`;

/** Names that no picture can have are no error of the database. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function largestOf(files: PictureFiles): PictureFiles[string] {
  const largest = files['large.webp'];
  if (!largest) throw new Error('a picture was stored without its largest copy');
  return largest;
}

export function createPictureRepository(db: Knex) {
  const named = (id: string) => db('pictures').where({ id: uuid.test(id) ? id : null });
  const columns = ['name', 'version', 'width', 'height', 'altKo', 'altEn', 'focalX', 'focalY'] as const;
  const insertFiles = (pictureId: string, files: PictureFiles) =>
    db('picture_files').insert(
      Object.entries(files).map(([file, { path, bytes, sha256 }]) => ({ pictureId, file, path, bytes, sha256 })),
    );

  return {
    find: (id: string): Promise<Picture | undefined> =>
      named(id).first<Picture | undefined>('id as pictureId', ...columns),

    /** The same; nobody else changes it until the transaction ends. */
    lock: (id: string): Promise<Picture | undefined> =>
      named(id)
        .forUpdate()
        .first<Picture | undefined>('id as pictureId', ...columns),

    file: (id: string, file: string): Promise<FileRow | undefined> =>
      db('picture_files')
        .where({ pictureId: uuid.test(id) ? id : null, file })
        .first<FileRow | undefined>('path', 'bytes', 'sha256'),

    /** The number of the new picture. */
    async insert(name: string, files: PictureFiles): Promise<string> {
      const { width, height } = largestOf(files);
      const [row] = await db('pictures').insert({ name, width, height }).returning<{ id: string }[]>('id');
      if (!row) throw new Error('a picture was not stored');
      await insertFiles(row.id, files);
      return row.id;
    },

    async update(id: string, { version, ...values }: PictureChange): Promise<void> {
      await named(id).update({ ...values, version: version + 1, updatedAt: db.fn.now() });
    },

    /** Whether a case shows it that is not in the trash. */
    isUsed: async (id: string): Promise<boolean> =>
      (await db('customer_cases').where({ pictureId: id }).whereNull('removedAt').first('id')) !== undefined,

    /** Whether a case shows it that everybody reads. */
    isShown: async (id: string): Promise<boolean> =>
      (await db('customer_cases').where({ pictureId: id, hidden: false }).first('id')) !== undefined,

    /** How many it took: none when it was removed before. */
    remove: (id: string): Promise<number> => named(id).whereNull('removedAt').update({ removedAt: db.fn.now() }),

    bringBack: (id: string): Promise<number> => named(id).whereNotNull('removedAt').update({ removedAt: null }),

    /** Another file took its place. */
    async rename(id: string, { name, files }: { name: string; files: PictureFiles }, version: number): Promise<void> {
      const { width, height } = largestOf(files);
      await named(id).update({ name, width, height, version: version + 1, updatedAt: db.fn.now() });
    },

    /** Puts other files in the place of those with their names; the former ones are given up. */
    async replaceFiles(id: string, files: PictureFiles): Promise<void> {
      const former = await db('picture_files')
        .where({ pictureId: id })
        .whereIn('file', Object.keys(files))
        .delete()
        .returning<{ path: string }[]>('path');
      await giveUpFiles(
        db,
        former.map(({ path }) => path),
      );
      await insertFiles(id, files);
    },
  };
}

/**
 * Deletes pictures for good that were removed a month ago, unless an entry (one in the trash too) or its history names them; says
 * how many. One that an entry shows again counts as never removed.
 */
export async function purgeRemovedPictures(db: Knex, ledger: FileLedger): Promise<number> {
  await db('pictures')
    .whereNotNull('removedAt')
    .whereExists(db('customer_cases').whereRaw('picture_id = pictures.id and customer_cases.removed_at is null'))
    .update({ removedAt: null });
  const removed = await db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { id: string }[] }>(
      `select id from pictures where removed_at < now() - interval '30 days'
         and not exists (select from customer_cases where picture_id = pictures.id)
         and not exists (select from revisions where snapshot ->> 'pictureId' = pictures.id::text)
       order by removed_at limit 100 for update skip locked`,
    );
    const ids = rows.map(({ id }) => id);
    const files = await trx('picture_files').whereIn('pictureId', ids).delete().returning<{ path: string }[]>('path');
    await giveUpFiles(
      trx,
      files.map(({ path }) => path),
    );
    await trx('pictures').whereIn('id', ids).delete();
    return ids.length;
  });
  await ledger.sweep();
  return removed;
}
