import type { Knex } from 'knex';
import type { Author } from '../../reader.ts';

export interface StoredAnswer extends Author {
  answerId: number;
  postId: number;
  content: string;
  byAdmin: boolean;
  createdAt: Date;
}

const columns = ['id as answerId', 'postId', 'content', 'authorId', 'authorEmail', 'byAdmin', 'createdAt'];

/** The post that an answer is for. */
export interface AnsweredPost {
  id: number;
  type: string;
  authorId: string | null;
  title: string;
}

/** Rows of classroom_answers. */
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
      return db('classroom_answers')
        .where('postId', postId)
        .orderBy('id')
        .select<StoredAnswer[]>(...columns);
    },
    /** Undefined when it is unknown, or its post lies in the trash. */
    async find(answerId: number): Promise<StoredAnswer | undefined> {
      return db('classroom_answers')
        .where('id', answerId)
        .whereExists(
          db('classroom_posts')
            .select(db.raw('1'))
            .whereRaw('classroom_posts.id = classroom_answers.post_id and removed_at is null'),
        )
        .first<StoredAnswer | undefined>(...columns);
    },
    async insert(answer: Omit<StoredAnswer, 'answerId' | 'createdAt'>): Promise<StoredAnswer> {
      const [row] = await db('classroom_answers').insert(answer).returning<StoredAnswer[]>(columns);
      if (!row) throw new Error('an inserted answer came back without its row');
      return row;
    },
    remove: async (answerId: number): Promise<number> => db('classroom_answers').where('id', answerId).delete(),
  };
}

export type AnswerRepository = ReturnType<typeof createAnswerRepository>;
