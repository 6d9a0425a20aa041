import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';
import type { NewsState, NewsSummary, NewsType } from './news-schemas.ts';

export interface NewsRow {
  id: number;
  type: NewsType;
  status: NewsSummary['status'];
  title_ko: string;
  title_en: string | null;
  content_ko: string;
  content_en: string | null;
  starts_at: Date;
  has_started: boolean;
  submitted_at: Date | null;
  author_id: string | null;
  author_email: string;
  file_name: string | null;
  file_size: number | null;
  file_type: string | null;
  original_path: string | null;
  thumbnail_path: string | null;
  thumbnail_width: number | null;
  thumbnail_height: number | null;
  image_width: number | null;
  image_height: number | null;
  image_alt_ko: string | null;
  image_alt_en: string | null;
  version: number;
  all_views: number;
  created_at: Date;
  updated_at: Date;
}

/** Everything of news_items but the contents. */
export function newsColumns(db: Knex): (string | Knex.Raw)[] {
  return [
    'id',
    'type',
    'status',
    'title_ko',
    'title_en',
    'starts_at',
    'submitted_at',
    'author_id',
    'author_email',
    'file_name',
    'file_size',
    'file_type',
    'original_path',
    'thumbnail_path',
    'thumbnail_width',
    'thumbnail_height',
    'image_width',
    'image_height',
    'image_alt_ko',
    'image_alt_en',
    'version',
    'created_at',
    'updated_at',
    db.raw('starts_at <= now() as has_started'),
    db.raw('coalesce((select views from news_views where news_id = news_items.id), 0) as all_views'),
  ];
}

export interface NeighbourRow {
  id: number;
  title_ko: string;
  title_en: string | null;
  has_english_content: boolean;
}

interface Texts {
  title: string;
  content: string;
}

export interface StoredNews extends Author {
  newsId: number;
  type: NewsType;
  status: NewsSummary['status'];
  state: NewsState;
  ko: Texts;
  /** Null unless both title and content have English. */
  en: Texts | null;
  imageAlt: { ko: string | null; en: string | null };
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
  version: number;
  views: number;
  startsAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface StoredNeighbour {
  newsId: number;
  ko: { title: string };
  en: { title: string } | null;
}

/** What an item is for its readers now. */
export function newsState(row: Pick<NewsRow, 'status' | 'has_started' | 'submitted_at'>): NewsState {
  if (row.status === 'hidden') return row.submitted_at === null ? 'hidden' : 'waiting';
  return row.has_started ? 'visible' : 'scheduled';
}

export function toNews(row: NewsRow): StoredNews {
  return {
    newsId: row.id,
    type: row.type,
    status: row.status,
    state: newsState(row),
    ko: { title: row.title_ko, content: row.content_ko },
    en: row.title_en !== null && row.content_en !== null ? { title: row.title_en, content: row.content_en } : null,
    imageAlt: { ko: row.image_alt_ko, en: row.image_alt_en },
    authorId: row.author_id,
    authorEmail: row.author_email,
    fileName: row.file_name,
    fileSize: row.file_size,
    fileType: row.file_type,
    originalPath: row.original_path,
    thumbnailPath: row.thumbnail_path,
    thumbnailWidth: row.thumbnail_width,
    thumbnailHeight: row.thumbnail_height,
    imageWidth: row.image_width,
    imageHeight: row.image_height,
    version: row.version,
    views: row.all_views,
    startsAt: row.starts_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function toNeighbour(row: NeighbourRow): StoredNeighbour {
  return {
    newsId: row.id,
    ko: { title: row.title_ko },
    en: row.title_en !== null && row.has_english_content ? { title: row.title_en } : null,
  };
}
