import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';
import type { AcceptedFile } from '../attachments/accept-attachment.ts';
import { claimFiles, giveUpFiles } from '../attachments/file-ledger.ts';
import type { NewsTextChange } from './news-form.ts';
import type { NewsImages } from './news-images.ts';
import type { NewsSummary, NewsType } from './news-schemas.ts';

export interface LockedNews extends Author {
  newsId: number;
  type: NewsType;
  status: NewsSummary['status'];
  title: string;
  version: number;
  startsAt: Date;
  paths: (string | null)[];
}

/** A file with, for an image, what was made of it; null takes the old one away, undefined leaves it. */
export type NewsFileChange = (AcceptedFile & { images: NewsImages | null }) | null | undefined;

/** Whether and when readers see an item. */
export interface Showing {
  status: NewsSummary['status'];
  startsAt?: Date | undefined;
  /** It waits for an admin's decision from now on. */
  isSubmitted: boolean;
}

function fileColumns(file: NewsFileChange): object {
  if (file === undefined) return {};
  const { original, thumbnail } = file?.images ?? { original: undefined, thumbnail: undefined };
  return {
    file_name: file?.name ?? null,
    file_path: file?.path ?? null,
    file_size: file?.bytes ?? null,
    file_type: file?.type ?? null,
    file_sha256: file?.sha256 ?? null,
    original_path: original?.path ?? null,
    original_bytes: original?.bytes ?? null,
    original_sha256: original?.sha256 ?? null,
    image_width: original?.width ?? null,
    image_height: original?.height ?? null,
    thumbnail_path: thumbnail?.path ?? null,
    thumbnail_bytes: thumbnail?.bytes ?? null,
    thumbnail_sha256: thumbnail?.sha256 ?? null,
    thumbnail_width: thumbnail?.width ?? null,
    thumbnail_height: thumbnail?.height ?? null,
  };
}

/** Knex leaves out what is undefined. */
function textColumns({ title, content, titleEn, contentEn, imageAlt, imageAltEn }: NewsTextChange): object {
  return {
    title_ko: title,
    content_ko: content,
    title_en: titleEn,
    content_en: contentEn,
    image_alt_ko: imageAlt,
    image_alt_en: imageAltEn,
  };
}

function pathsOf(file: NewsFileChange): string[] {
  if (!file) return [];
  return [file.path, ...(file.images ? [file.images.original.path, file.images.thumbnail.path] : [])];
}

interface LockedRow {
  id: number;
  type: NewsType;
  status: NewsSummary['status'];
  title_ko: string;
  version: number;
  starts_at: Date;
  author_id: string | null;
  author_email: string;
  file_path: string | null;
  original_path: string | null;
  thumbnail_path: string | null;
}

/** Changes of news_items, inside a transaction. */
export function createNewsWrites(trx: Knex.Transaction) {
  const showing = ({ status, startsAt, isSubmitted }: Showing) => ({
    status,
    starts_at: startsAt,
    submitted_at: isSubmitted ? trx.fn.now() : null,
  });
  return {
    /** Undefined when it is unknown or in the trash; nobody else changes it until the transaction ends. */
    async lock(newsId: number): Promise<LockedNews | undefined> {
      const row = await trx<LockedRow>('news_items')
        .where('id', newsId)
        .whereNull('removed_at')
        .forUpdate()
        .first(
          'id',
          'type',
          'status',
          'title_ko',
          'version',
          'starts_at',
          'author_id',
          'author_email',
          'file_path',
          'original_path',
          'thumbnail_path',
        );
      return (
        row && {
          newsId: row.id,
          type: row.type,
          status: row.status,
          title: row.title_ko,
          version: row.version,
          startsAt: row.starts_at,
          authorId: row.author_id,
          authorEmail: row.author_email,
          paths: [row.file_path, row.original_path, row.thumbnail_path],
        }
      );
    },
    /** The id of a new item. */
    async insert(
      texts: NewsTextChange,
      {
        type,
        author,
        shown,
        file,
      }: { type: NewsType; author: { id: string; email: string }; shown: Showing; file: NewsFileChange },
    ): Promise<number> {
      await claimFiles(trx, pathsOf(file));
      const [row] = await trx('news_items')
        .insert({
          type,
          ...textColumns(texts),
          author_id: author.id,
          author_email: author.email,
          ...fileColumns(file),
          ...withoutUndefined(showing(shown)),
        })
        .returning<{ id: number }[]>('id');
      if (!row) throw new Error('an inserted item came back without its row');
      return row.id;
    },
    /** `shown` left out: as it was. */
    async update(
      { newsId, version, paths }: LockedNews,
      { texts, shown, file }: { texts?: NewsTextChange; shown?: Showing | undefined; file?: NewsFileChange },
    ): Promise<void> {
      await claimFiles(trx, pathsOf(file));
      if (file !== undefined) await giveUpFiles(trx, paths);
      await trx('news_items')
        .where('id', newsId)
        .update({
          ...(texts ? withoutUndefined(textColumns(texts)) : {}),
          ...fileColumns(file),
          ...(shown ? withoutUndefined(showing(shown)) : {}),
          version: version + 1,
          updated_at: trx.fn.now(),
        });
    },
    trash: async (newsId: number): Promise<number> =>
      trx('news_items').where('id', newsId).whereNull('removed_at').update({ removed_at: trx.fn.now() }),
  };
}

function withoutUndefined(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
