import type { Knex } from 'knex';
import { claimFiles, giveUpFiles } from '@portal/service-kit';
import type { Author } from '../../reader.ts';
import type { AcceptedFile } from '../attachments/accept-attachment.ts';
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
    fileName: file?.name ?? null,
    filePath: file?.path ?? null,
    fileSize: file?.bytes ?? null,
    fileType: file?.type ?? null,
    fileSha256: file?.sha256 ?? null,
    originalPath: original?.path ?? null,
    originalBytes: original?.bytes ?? null,
    originalSha256: original?.sha256 ?? null,
    imageWidth: original?.width ?? null,
    imageHeight: original?.height ?? null,
    thumbnailPath: thumbnail?.path ?? null,
    thumbnailBytes: thumbnail?.bytes ?? null,
    thumbnailSha256: thumbnail?.sha256 ?? null,
    thumbnailWidth: thumbnail?.width ?? null,
    thumbnailHeight: thumbnail?.height ?? null,
  };
}

/** Knex leaves out what is undefined. */
function textColumns({ title, content, titleEn, contentEn, imageAlt, imageAltEn }: NewsTextChange): object {
  return {
    titleKo: title,
    contentKo: content,
    titleEn,
    contentEn,
    imageAltKo: imageAlt,
    imageAltEn,
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
  titleKo: string;
  version: number;
  startsAt: Date;
  authorId: string | null;
  authorEmail: string;
  filePath: string | null;
  originalPath: string | null;
  thumbnailPath: string | null;
}

/** Changes of news_items, inside a transaction. */
export function createNewsWrites(trx: Knex.Transaction) {
  const showing = ({ status, startsAt, isSubmitted }: Showing) => ({
    status,
    startsAt,
    submittedAt: isSubmitted ? trx.fn.now() : null,
    returnedAt: null,
    returnReason: null,
  });
  return {
    /** Undefined when it is unknown or in the trash; nobody else changes it until the transaction ends. */
    async lock(newsId: number): Promise<LockedNews | undefined> {
      const row = await trx<LockedRow>('news_items')
        .where('id', newsId)
        .whereNull('removedAt')
        .forUpdate()
        .first(
          'id',
          'type',
          'status',
          'titleKo',
          'version',
          'startsAt',
          'authorId',
          'authorEmail',
          'filePath',
          'originalPath',
          'thumbnailPath',
        );
      return (
        row && {
          newsId: row.id,
          type: row.type,
          status: row.status,
          title: row.titleKo,
          version: row.version,
          startsAt: row.startsAt,
          authorId: row.authorId,
          authorEmail: row.authorEmail,
          paths: [row.filePath, row.originalPath, row.thumbnailPath],
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
          authorId: author.id,
          authorEmail: author.email,
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
          updatedAt: trx.fn.now(),
        });
    },
    trash: async (newsId: number, { byAuthor }: { byAuthor: boolean }): Promise<number> =>
      trx('news_items')
        .where('id', newsId)
        .whereNull('removedAt')
        .update({ removedAt: trx.fn.now(), removedByAuthor: byAuthor }),
  };
}

function withoutUndefined(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
