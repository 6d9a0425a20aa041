import type { Knex } from 'knex';
import { correctionSql } from './correction-rows-repository.ts';
import type { CorrectionState } from './correction-rows-repository.ts';
import type { Author } from '../../reader.ts';
import type { Language, NewsState, NewsSummary, NewsType } from './news-schemas.ts';

export interface StoredNews extends Author {
  newsId: number;
  type: NewsType;
  status: NewsSummary['status'];
  titleKo: string;
  titleEn: string | null;
  contentKo: string;
  contentEn: string | null;
  startsAt: Date;
  hasStarted: boolean;
  submittedAt: Date | null;
  returnedAt: Date | null;
  /** Of one item; lists do without. */
  returnReason?: string | null;
  fileName: string | null;
  fileSize: number | null;
  fileType: string | null;
  /** Names in the store. */
  originalPath: string | null;
  thumbnailPath: string | null;
  thumbnailWidth: number | null;
  thumbnailHeight: number | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageAltKo: string | null;
  imageAltEn: string | null;
  /** Of a correction that waits beside what readers have; null without one. */
  correction: CorrectionState | null;
  version: number;
  views: number;
  createdAt: Date;
  updatedAt: Date;
}

/** SQL: readers have seen an item, also before a change that hides it. */
export const wasShownSql = `was_shown or (status = 'visible' and starts_at <= now())`;

/** Everything of news_items but the contents. */
export function newsColumns(db: Knex): (string | Knex.Raw)[] {
  return [
    'id as newsId',
    'type',
    'status',
    'titleKo',
    'titleEn',
    'startsAt',
    'submittedAt',
    'returnedAt',
    'authorId',
    'authorEmail',
    'fileName',
    'fileSize',
    'fileType',
    'originalPath',
    'thumbnailPath',
    'thumbnailWidth',
    'thumbnailHeight',
    'imageWidth',
    'imageHeight',
    'imageAltKo',
    'imageAltEn',
    'version',
    'createdAt',
    'updatedAt',
    db.raw('starts_at <= now() as has_started'),
    db.raw(`${correctionSql} as correction`),
    db.raw('coalesce((select views from news_views where news_id = news_items.id), 0) as views'),
  ];
}

export interface NeighbourRow {
  id: number;
  titleKo: string;
  titleEn: string | null;
  hasEnglishContent: boolean;
}

export interface StoredNeighbour {
  newsId: number;
  ko: { title: string };
  en: { title: string } | null;
}

/** What an item is for its readers now. */
export function newsState(row: Pick<StoredNews, 'status' | 'hasStarted' | 'submittedAt' | 'returnedAt'>): NewsState {
  if (row.status === 'hidden' && row.submittedAt !== null) return 'waiting';
  if (row.status === 'hidden') return row.returnedAt === null ? 'hidden' : 'returned';
  return row.hasStarted ? 'visible' : 'scheduled';
}

/** The texts of an item in the language asked for where both title and content have it, Korean otherwise. */
export function inLanguage(
  { titleKo, titleEn, contentKo, contentEn }: StoredNews,
  wanted: Language,
): { lang: Language; title: string; content: string } {
  return wanted === 'en' && titleEn !== null && contentEn !== null
    ? { lang: 'en', title: titleEn, content: contentEn }
    : { lang: 'ko', title: titleKo, content: contentKo };
}

export function toNeighbour(row: NeighbourRow): StoredNeighbour {
  return {
    newsId: row.id,
    ko: { title: row.titleKo },
    en: row.titleEn !== null && row.hasEnglishContent ? { title: row.titleEn } : null,
  };
}
