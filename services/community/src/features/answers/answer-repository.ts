import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';

export interface StoredAnswer extends Author {
  answerId: number;
  postId: number;
  content: string;
  byAdmin: boolean;
  createdAt: Date;
}

interface AnswerRow {
  id: number;
  postId: number;
  content: string;
  authorId: string | null;
  authorEmail: string;
  byAdmin: boolean;
  createdAt: Date;
}

const columns = ['id', 'postId', 'content', 'authorId', 'authorEmail', 'byAdmin', 'createdAt'] as const;

function toAnswer(row: AnswerRow): StoredAnswer {
  return {
    answerId: row.id,
    postId: row.postId,
    content: row.content,
    authorId: row.authorId,
    authorEmail: row.authorEmail,
    byAdmin: row.byAdmin,
    createdAt: row.createdAt,
  };
}

/** Rows of classroom_answers. */
/** The post that an answer is for. */
export interface AnsweredPost {
  id: number;
  type: string;
  authorId: string | null;
  title: string;
}

export function createAnswerRepository(db: Knex) {
  return {
    /** Undefined when it is unknown or in the trash; nobody takes it away until the transaction ends. */
    holdPost: (postId: number): Promise<AnsweredPost | undefined> =>
      db<AnsweredPost>('classroom_posts')
        .where('id', postId)
        .whereNull('removedAt')
        .forShare()
        .first('id', 'type', 'authorId', 'title'),

    /** Answers to a post, the oldest first. */
    async ofPost(postId: number): Promise<StoredAnswer[]> {
      const rows = await db<AnswerRow>('classroom_answers')
        .where('postId', postId)
        .orderBy('id')
        .select(...columns);
      return rows.map(toAnswer);
    },
    /** Undefined when it is unknown, or its post lies in the trash. */
    async find(answerId: number): Promise<StoredAnswer | undefined> {
      const row = await db<AnswerRow>('classroom_answers')
        .where('id', answerId)
        .whereExists(
          db('classroom_posts')
            .select(db.raw('1'))
            .whereRaw('classroom_posts.id = classroom_answers.post_id and removed_at is null'),
        )
        .first(...columns);
      return row && toAnswer(row);
    },
    async insert(answer: {
      postId: number;
      content: string;
      authorId: string;
      authorEmail: string;
      byAdmin: boolean;
    }): Promise<StoredAnswer> {
      const [row] = await db<AnswerRow>('classroom_answers')
        .insert({
          postId: answer.postId,
          content: answer.content,
          authorId: answer.authorId,
          authorEmail: answer.authorEmail,
          byAdmin: answer.byAdmin,
        })
        .returning([...columns]);
      if (!row) throw new Error('an inserted answer came back without its row');
      return toAnswer(row);
    },
    remove: async (answerId: number): Promise<number> => db('classroom_answers').where('id', answerId).delete(),
  };
}

export type AnswerRepository = ReturnType<typeof createAnswerRepository>;
