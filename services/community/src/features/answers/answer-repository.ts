import type { Knex } from 'knex';
import type { Author } from '../boards/reader.ts';

export interface StoredAnswer extends Author {
  answerId: number;
  postId: number;
  content: string;
  byAdmin: boolean;
  createdAt: Date;
}

const columns = ['id as answerId', 'postId', 'content', 'authorId', 'authorEmail', 'byAdmin', 'createdAt'];

/** Columns that an answer keeps when it is removed. */
const moved = 'id, post_id, content, author_id, author_email, by_admin, created_at';

/** The post that an answer is for. */
export interface AnsweredPost {
  id: number;
  type: string;
  authorId: string | null;
}

/** Rows of classroom_answers. */
export function createAnswerRepository(db: Knex) {
  return {
    /** Undefined when it is unknown or in the trash; nobody takes it away until the transaction ends. */
    holdPost: (postId: number): Promise<AnsweredPost | undefined> =>
      db('posts')
        .where({ board: 'classroom', id: postId })
        .whereRaw('removed_at is null and held_post(board, id)')
        .forShare()
        .first<AnsweredPost | undefined>('id', 'type', 'authorId')
        .then((row) => row),

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
          db('posts')
            .select(db.raw('1'))
            .whereRaw(`board = 'classroom' and posts.id = classroom_answers.post_id and removed_at is null`),
        )
        .first<StoredAnswer | undefined>(...columns);
    },
    async insert(answer: Omit<StoredAnswer, 'answerId' | 'createdAt'>): Promise<StoredAnswer> {
      const [row] = await db('classroom_answers').insert(answer).returning<StoredAnswer[]>(columns);
      if (!row) throw new Error('an inserted answer came back without its row');
      return row;
    },
    /** Moves it to those that can be brought back. */
    async remove(answerId: number, byAuthor: boolean): Promise<number> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `with gone as (delete from classroom_answers where id = ? returning ${moved})
         insert into removed_answers (${moved}, removed_by_author) select ${moved}, ? from gone`,
        [answerId, byAuthor],
      );
      return rowCount;
    },
    /** Brings one back, of an author only what they removed themselves, and of no post in the trash; the number that came back. */
    async restore(answerId: number, authorId: string | undefined): Promise<number> {
      const { rowCount } = await db.raw<{ rowCount: number }>(
        `with back as (
           delete from removed_answers where id = :answerId
             and (:authorId::text is null or (author_id = :authorId and removed_by_author))
             and exists (select from posts where board = 'classroom' and id = post_id and removed_at is null)
           returning ${moved}
         )
         insert into classroom_answers (${moved}) overriding system value select ${moved} from back`,
        { answerId, authorId: authorId ?? null },
      );
      return rowCount;
    },
  };
}

/** Deletes answers for good that were removed 30 days ago; says how many. */
export const purgeRemovedAnswers = (db: Knex): Promise<number> =>
  db('removed_answers').whereRaw(`removed_at < now() - interval '30 days'`).delete();
