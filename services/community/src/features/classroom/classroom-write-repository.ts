import type { Knex } from 'knex';
import { claimFiles, giveUpFiles } from '@portal/service-kit';
import type { AcceptedFile } from '../attachments/accept-attachment.ts';
import type { StoredAttachment } from '../attachments/send-attachment.ts';
import type { Author } from '../../reader.ts';
import type { PostType } from './classroom-schemas.ts';

export interface PostTexts {
  type: PostType;
  title: string;
  content: string;
}

/** What rights and edits need to know of a row. */
export interface LockedPost extends Author {
  classroomId: number;
  type: PostType;
  title: string;
  version: number;
  filePath: string | null;
}

/** A file to put in the place of the old one; null takes it away, undefined leaves it. */
export type FileChange = AcceptedFile | null | undefined;

function fileColumns(file: FileChange): object {
  if (file === undefined) return {};
  return {
    fileName: file?.name ?? null,
    filePath: file?.path ?? null,
    fileSize: file?.bytes ?? null,
    fileType: file?.type ?? null,
    fileSha256: file?.sha256 ?? null,
    imageWidth: file?.image?.width ?? null,
    imageHeight: file?.image?.height ?? null,
  };
}

/** Changes of classroom_posts, inside a transaction. */
export function createClassroomWrites(trx: Knex.Transaction) {
  return {
    /** Undefined when it is unknown or in the trash; nobody else changes it until the transaction ends. */
    async lock(classroomId: number): Promise<LockedPost | undefined> {
      const row = await trx<{
        id: number;
        type: PostType;
        title: string;
        version: number;
        filePath: string | null;
        authorId: string | null;
        authorEmail: string;
      }>('classroom_posts')
        .where('id', classroomId)
        .whereNull('removedAt')
        .forUpdate()
        .first('id', 'type', 'title', 'version', 'filePath', 'authorId', 'authorEmail');
      return (
        row && {
          classroomId: row.id,
          type: row.type,
          title: row.title,
          version: row.version,
          filePath: row.filePath,
          authorId: row.authorId,
          authorEmail: row.authorEmail,
        }
      );
    },
    /** The id of a new post. */
    async insert(texts: PostTexts, author: { id: string; email: string }, file: FileChange): Promise<number> {
      if (file) await claimFiles(trx, [file.path]);
      const [row] = await trx('classroom_posts')
        .insert({ ...texts, authorId: author.id, authorEmail: author.email, ...fileColumns(file) })
        .returning<{ id: number }[]>('id');
      if (!row) throw new Error('an inserted post came back without its row');
      return row.id;
    },
    async update({ classroomId, version, filePath }: LockedPost, texts: PostTexts, file: FileChange): Promise<void> {
      if (file) await claimFiles(trx, [file.path]);
      if (file !== undefined) await giveUpFiles(trx, [filePath]);
      await trx('classroom_posts')
        .where('id', classroomId)
        .update({ ...texts, ...fileColumns(file), version: version + 1, updatedAt: trx.fn.now() });
    },
    trash: async (classroomId: number, { byAuthor }: { byAuthor: boolean }): Promise<number> =>
      trx('classroom_posts')
        .where('id', classroomId)
        .whereNull('removedAt')
        .update({ removedAt: trx.fn.now(), removedByAuthor: byAuthor }),
  };
}

/** The attachment of a post; undefined when the post is unknown or in the trash. */
export async function attachmentOfPost(db: Knex, classroomId: number): Promise<StoredAttachment | undefined> {
  return db<Record<string, never>>('classroom_posts')
    .where('id', classroomId)
    .whereNull('removedAt')
    .first<StoredAttachment | undefined>('filePath', 'fileName', 'fileSize', 'file_sha256 as fileSha256', 'fileType');
}
