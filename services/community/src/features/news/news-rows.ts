import type { NewsSummary, NewsType } from './news-schemas.ts';

export const baseColumns = [
  'id', 'type', 'status', 'title_ko', 'title_en', 'starts_at', 'author_id', 'author_email', 'file_name', 'file_size',
  'original_path', 'thumbnail_path', 'image_width', 'image_height', 'created_at', 'updated_at',
] as const;

export interface NewsRow {
  id: number;
  type: NewsType;
  status: NewsSummary['status'];
  title_ko: string;
  title_en: string | null;
  content_ko: string;
  content_en: string | null;
  starts_at: Date;
  author_id: string | null;
  author_email: string;
  file_name: string | null;
  file_size: number | null;
  original_path: string | null;
  thumbnail_path: string | null;
  image_width: number | null;
  image_height: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface NeighbourRow {
  id: number;
  title_ko: string;
  title_en: string | null;
  has_english_content: boolean;
}

interface NewsTexts {
  title: string;
  content: string;
}

export interface StoredNews {
  newsId: number;
  type: NewsType;
  status: NewsSummary['status'];
  ko: NewsTexts;
  /** Null unless both title and content have English. */
  en: NewsTexts | null;
  authorId: string | null;
  authorEmail: string;
  fileName: string | null;
  fileSize: number | null;
  originalPath: string | null;
  thumbnailPath: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  startsAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

export interface StoredNeighbour {
  newsId: number;
  ko: { title: string };
  en: { title: string } | null;
}

export function toNews(row: NewsRow): StoredNews {
  return {
    newsId: row.id,
    type: row.type,
    status: row.status,
    ko: { title: row.title_ko, content: row.content_ko },
    en: row.title_en !== null && row.content_en !== null ? { title: row.title_en, content: row.content_en } : null,
    authorId: row.author_id,
    authorEmail: row.author_email,
    fileName: row.file_name,
    fileSize: row.file_size,
    originalPath: row.original_path,
    thumbnailPath: row.thumbnail_path,
    imageWidth: row.image_width,
    imageHeight: row.image_height,
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
