import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';
import type { PostType } from './classroom-schemas.ts';

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
  /** Of the post and of the table that counts readers. */
  views: number;
  answers: number;
  isAnswered: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** What a list needs of classroom_posts; the contents stay where they are. */
export function postColumns(db: Knex): (string | Knex.Raw)[] {
  return [
    'id as classroomId',
    'type',
    'title',
    'authorId',
    'authorEmail',
    'fileName',
    'fileSize',
    'fileType',
    'imageWidth',
    'imageHeight',
    'version',
    'createdAt',
    'updatedAt',
    db.raw('views + coalesce((select views from classroom_views where post_id = classroom_posts.id), 0) as views'),
    db.raw('(select count(*)::int from classroom_answers where post_id = classroom_posts.id) as answers'),
    db.raw('exists (select from classroom_answers where post_id = classroom_posts.id and by_admin) as is_answered'),
  ];
}
