import { claimFiles, giveUpFiles } from '@portal/service-kit';
import type { Knex } from 'knex';
import type { BoardGroup, PostKey } from './board.ts';
import { fileColumns, pathsOf, withoutUndefined } from './post-columns.ts';
import type { FileChange, TextChange } from './post-columns.ts';
import { wasShownSql } from './post-rows-repository.ts';
import type { StoredPost } from './post-rows-repository.ts';
import type { Author } from './reader.ts';

/** product.md, Boards: so long can an admin restore what was deleted. */
export const keptDays = 30;
/** SQL of what lies in the trash and can still be restored. */
export const inTrash = `removed_at > now() - interval '${keptDays} days'`;

/** What rights, edits and moderation read of a row. */
export interface LockedPost extends Author, PostKey {
  type: string;
  status: StoredPost['status'];
  title: string;
  version: number;
  startsAt: Date;
  /** Readers have it. */
  isShown: boolean;
  submittedAt: Date | null;
  removedAt: Date | null;
  removedByAuthor: boolean;
  filePath: string | null;
  originalPath: string | null;
  thumbnailPath: string | null;
}

/** Whether and when readers see a post. */
export interface Showing {
  status: StoredPost['status'];
  startsAt?: Date | undefined;
  /** It waits for an editor's decision from now on. */
  isSubmitted: boolean;
}

export const filesOf = ({
  filePath,
  originalPath,
  thumbnailPath,
}: Pick<LockedPost, 'filePath' | 'originalPath' | 'thumbnailPath'>): (string | null)[] => [
  filePath,
  originalPath,
  thumbnailPath,
];

/** Changes of posts, inside a transaction. */
export function createPostWrites(trx: Knex.Transaction) {
  const showing = ({ status, startsAt, isSubmitted }: Showing) => ({
    status,
    startsAt,
    submittedAt: isSubmitted ? trx.fn.now() : null,
    returnedAt: null,
    returnReason: null,
  });
  const of = ({ board, id }: PostKey) => trx('posts').where({ board, id });

  return {
    /** A post of one of these boards, out of the trash too; undefined when there is none. It stays as it is until the transaction ends. */
    lock: (boards: readonly string[], id: number): Promise<LockedPost | undefined> =>
      trx('posts')
        .where({ id })
        .whereIn('board', boards)
        // Where a version before writes at the same time: in its order, or both would wait for each other
        .whereRaw(`held_post(board, id) and (removed_at is null or ${inTrash})`)
        .forUpdate()
        .first<LockedPost | undefined>(
          trx.raw(`board, id, type, status, title_ko as title, version, starts_at, author_id, author_email, submitted_at, removed_at,
            removed_by_author, file_path, original_path, thumbnail_path, status = 'visible' and starts_at <= now() as is_shown`),
        )
        .then((row) => row),

    /** A new post. */
    async insert(
      group: BoardGroup,
      { board, type, texts }: { board: string; type: string; texts: TextChange },
      { author, shown, file }: { author: { id: string; email: string }; shown: Showing; file: FileChange },
    ): Promise<PostKey> {
      await claimFiles(trx, pathsOf(file));
      const [row] = await trx('posts')
        .insert({
          board,
          id: trx.raw('nextval(?::regclass)', [group.numbers]),
          type,
          ...withoutUndefined(texts),
          authorId: author.id,
          authorEmail: author.email,
          ...fileColumns(file),
          ...withoutUndefined(showing(shown)),
        })
        .returning<PostKey[]>(['board', 'id']);
      if (!row) throw new Error('an inserted post came back without its row');
      return row;
    },

    /** `shown` left out: as it was. */
    async update(
      post: LockedPost,
      { texts, type, shown, file }: { texts: TextChange; type?: string; shown?: Showing | undefined; file: FileChange },
    ): Promise<void> {
      await claimFiles(trx, pathsOf(file));
      if (file !== undefined) await giveUpFiles(trx, filesOf(post));
      await of(post).update({
        ...withoutUndefined({ ...texts, type }),
        ...fileColumns(file),
        ...(shown ? { ...withoutUndefined(showing(shown)), wasShown: trx.raw(wasShownSql) } : {}),
        version: post.version + 1,
        updatedAt: trx.fn.now(),
      });
    },

    /** Sets columns; the post has another version afterwards. */
    set: async (post: LockedPost, columns: Record<string, unknown> = {}): Promise<void> => {
      await of(post).update({ ...columns, version: post.version + 1 });
    },

    /** Into the trash, or out of it; the number of posts. */
    trash: (post: PostKey, byAuthor: boolean): Promise<number> =>
      of(post).update({ removedAt: trx.fn.now(), removedByAuthor: byAuthor }),
    restore: (post: PostKey): Promise<number> => of(post).update({ removedAt: null, removedByAuthor: false }),

    delete: async (post: PostKey): Promise<void> => {
      await of(post).delete();
    },
  };
}
