import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';
import type { NewsState, NewsSummary, NewsType } from './news-schemas.ts';

export interface NewsRow extends Author {
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
  version: number;
  views: number;
  createdAt: Date;
  updatedAt: Date;
}

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
    db.raw('coalesce((select views from news_views where news_id = news_items.id), 0) as views'),
  ];
}

export interface NeighbourRow {
  id: number;
  titleKo: string;
  titleEn: string | null;
  hasEnglishContent: boolean;
}

interface Texts {
  title: string;
  content: string;
}

/** What the columns say, and what follows from them. */
export interface StoredNews extends NewsRow {
  state: NewsState;
  ko: Texts;
  /** Null unless both title and content have English. */
  en: Texts | null;
  imageAlt: { ko: string | null; en: string | null };
}

export interface StoredNeighbour {
  newsId: number;
  ko: { title: string };
  en: { title: string } | null;
}

/** What an item is for its readers now. */
export function newsState(row: Pick<NewsRow, 'status' | 'hasStarted' | 'submittedAt'>): NewsState {
  if (row.status === 'hidden') return row.submittedAt === null ? 'hidden' : 'waiting';
  return row.hasStarted ? 'visible' : 'scheduled';
}

export function toNews(row: NewsRow): StoredNews {
  return {
    ...row,
    state: newsState(row),
    ko: { title: row.titleKo, content: row.contentKo },
    en: row.titleEn !== null && row.contentEn !== null ? { title: row.titleEn, content: row.contentEn } : null,
    imageAlt: { ko: row.imageAltKo, en: row.imageAltEn },
  };
}

export function toNeighbour(row: NeighbourRow): StoredNeighbour {
  return {
    newsId: row.id,
    ko: { title: row.titleKo },
    en: row.titleEn !== null && row.hasEnglishContent ? { title: row.titleEn } : null,
  };
}
