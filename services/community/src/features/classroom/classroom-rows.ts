import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';
import type { PostType } from './classroom-schemas.ts';

export interface PostRow {
  id: number;
  type: PostType;
  title: string;
  author_id: string | null;
  author_email: string;
  file_name: string | null;
  file_size: number | null;
  file_type: string | null;
  image_width: number | null;
  image_height: number | null;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** Of the post and of the table that counts readers. */
  all_views: number;
  answers: number;
  is_answered: boolean;
}

export interface StoredPost extends Author {
  classroomId: number;
  type: PostType;
  title: string;
  fileName: string | null;
  fileSize: number | null;
  fileType: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  version: number;
  views: number;
  answers: number;
  isAnswered: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What a list needs of classroom_posts; the contents stay where they are. */
export function postColumns(db: Knex): (string | Knex.Raw)[] {
  return [
    'id',
    'type',
    'title',
    'author_id',
    'author_email',
    'file_name',
    'file_size',
    'file_type',
    'image_width',
    'image_height',
    'version',
    'created_at',
    'updated_at',
    db.raw('views + coalesce((select views from classroom_views where post_id = classroom_posts.id), 0) as all_views'),
    db.raw('(select count(*)::int from classroom_answers where post_id = classroom_posts.id) as answers'),
    db.raw('exists (select from classroom_answers where post_id = classroom_posts.id and by_admin) as is_answered'),
  ];
}

export function toPost(row: PostRow): StoredPost {
  return {
    classroomId: row.id,
    type: row.type,
    title: row.title,
    authorId: row.author_id,
    authorEmail: row.author_email,
    fileName: row.file_name,
    fileSize: row.file_size,
    fileType: row.file_type,
    imageWidth: row.image_width,
    imageHeight: row.image_height,
    version: row.version,
    views: row.all_views,
    answers: row.answers,
    isAnswered: row.is_answered,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
