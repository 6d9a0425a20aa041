import type { Knex } from 'knex';
import { claimFiles, giveUpFiles } from '@portal/service-kit';
import type { Author } from '../../reader.ts';
import { createCorrections } from '../../correction-repository.ts';
import { wasShownSql } from './news-rows.ts';
import { fileColumns, pathsOf, textColumns, withoutUndefined } from './news-columns.ts';
import type { NewsFileChange } from './news-columns.ts';
import type { NewsTextChange } from './news-form.ts';
import type { NewsSummary, NewsType } from './news-schemas.ts';

export interface LockedNews extends Author {
  newsId: number;
  type: NewsType;
  status: NewsSummary['status'];
  title: string;
  version: number;
  startsAt: Date;
  /** A correction of it waits, which readers do not have yet. */
  isCorrected: boolean;
  paths: (string | null)[];
}

/** Whether and when readers see an item. */
export interface Showing {
  status: NewsSummary['status'];
  startsAt?: Date | undefined;
  /** It waits for an admin's decision from now on. */
  isSubmitted: boolean;
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
      if (!row) return undefined;
      const isCorrected = (await createCorrections(trx).find(newsId)) !== undefined;
      return {
        newsId: row.id,
        type: row.type,
        status: row.status,
        title: row.titleKo,
        version: row.version,
        startsAt: row.startsAt,
        isCorrected,
        authorId: row.authorId,
        authorEmail: row.authorEmail,
        paths: [row.filePath, row.originalPath, row.thumbnailPath],
      };
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
          ...(shown ? { ...withoutUndefined(showing(shown)), wasShown: trx.raw(wasShownSql) } : {}),
          version: version + 1,
          updatedAt: trx.fn.now(),
        });
    },
    /** Another version than before, though readers have the same. */
    passVersion: async ({ newsId, version }: LockedNews): Promise<void> => {
      await trx('news_items')
        .where('id', newsId)
        .update({ version: version + 1 });
    },
    trash: async (newsId: number, { byAuthor }: { byAuthor: boolean }): Promise<number> =>
      trx('news_items')
        .where('id', newsId)
        .whereNull('removedAt')
        .update({ removedAt: trx.fn.now(), removedByAuthor: byAuthor }),
  };
}
