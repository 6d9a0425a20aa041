import type { Knex } from 'knex';
import type { Page } from '../../paging.ts';
import type { ClassroomNeighbour, PostType } from './classroom-schemas.ts';
import { titlePattern } from './title-pattern.ts';

const listColumns = [
  'id', 'type', 'title', 'author_id', 'author_email', 'file_name', 'file_size', 'views', 'created_at', 'updated_at',
] as const;

interface PostRow {
  id: number;
  type: PostType;
  title: string;
  author_id: string | null;
  author_email: string;
  file_name: string | null;
  file_size: number | null;
  views: number;
  created_at: Date;
  updated_at: Date;
}

export interface StoredPost {
  classroomId: number;
  type: PostType;
  title: string;
  authorId: string | null;
  authorEmail: string;
  fileName: string | null;
  fileSize: number | null;
  views: number;
  createdAt: Date;
  updatedAt: Date;
}

/** `but-notices` is the list under all, above which the notices stand. */
export interface PostFilter {
  type: PostType | 'but-notices';
  title?: string | undefined;
}

export function createClassroomRepository(db: Knex) {
  const matching = ({ type, title }: PostFilter) => {
    const posts = db('classroom_posts').whereNull('removed_at');
    if (type === 'but-notices') posts.whereNot('type', 'notice');
    else posts.where('type', type);
    if (title) posts.whereILike('title', titlePattern(title));
    return posts;
  };

  const neighbour = async (classroomId: number, filter: PostFilter, side: 'older' | 'newer'): Promise<ClassroomNeighbour | null> => {
    const [comparison, direction] = side === 'older' ? ['<', 'desc'] : ['>', 'asc'];
    const [row] = await matching(filter)
      .select<{ id: number; title: string }[]>('id', 'title')
      .whereRaw(`(created_at, id) ${comparison} (select created_at, id from classroom_posts where id = ?)`, [classroomId])
      .orderBy([{ column: 'created_at', order: direction }, { column: 'id', order: direction }])
      .limit(1);
    return row ? { classroomId: row.id, title: row.title } : null;
  };

  const newest = (filter: PostFilter, limit: number) =>
    matching(filter).orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id', order: 'desc' }]).limit(limit);

  const count = async (filter: PostFilter): Promise<number> => {
    const [row] = await matching(filter).select<{ total: number }[]>(db.raw('count(*)::int as total'));
    return row?.total ?? 0;
  };

  return {
    /** One page, newest first, without contents, and the number of posts in all pages. */
    async list(filter: PostFilter, { limit, offset }: Page): Promise<{ posts: StoredPost[]; total: number }> {
      const rows = await newest(filter, limit)
        // Beside the rows, evaluated once: a query of its own would cost another way to the database
        .select<(PostRow & { total: number })[]>(...listColumns, matching(filter).select(db.raw('count(*)::int')).as('total'))
        .offset(offset);
      const [first] = rows;
      if (first) return { posts: rows.map(toPost), total: first.total };
      return { posts: [], total: offset > 0 ? await count(filter) : 0 };
    },

    /** The notices whose title matches, newest first. */
    async notices(title: string | undefined, limit: number): Promise<StoredPost[]> {
      const rows = await newest({ type: 'notice', title }, limit).select<PostRow[]>(...listColumns);
      return rows.map(toPost);
    },

    /** One post with its content; undefined when it is unknown or in the trash. */
    async find(classroomId: number): Promise<(StoredPost & { content: string }) | undefined> {
      const [row] = await db('classroom_posts')
        .select<(PostRow & { content: string })[]>(...listColumns, 'content')
        .where('id', classroomId)
        .whereNull('removed_at');
      return row && { ...toPost(row), content: row.content };
    },

    /** The posts before and after one, in the order of the filtered list; null at its ends. */
    async neighbours(classroomId: number, filter: PostFilter): Promise<{ previous: ClassroomNeighbour | null; next: ClassroomNeighbour | null }> {
      const [previous, next] = await Promise.all([neighbour(classroomId, filter, 'older'), neighbour(classroomId, filter, 'newer')]);
      return { previous, next };
    },
  };
}

export type ClassroomRepository = ReturnType<typeof createClassroomRepository>;

function toPost(row: PostRow): StoredPost {
  return {
    classroomId: row.id,
    type: row.type,
    title: row.title,
    authorId: row.author_id,
    authorEmail: row.author_email,
    fileName: row.file_name,
    fileSize: row.file_size,
    views: row.views,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
