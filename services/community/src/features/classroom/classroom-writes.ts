import type { Knex } from 'knex';
import type { AcceptedFile } from '../attachments/accept-attachment.ts';
import { claimFiles, giveUpFiles } from '../attachments/file-ledger.ts';
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
    file_name: file?.name ?? null,
    file_path: file?.path ?? null,
    file_size: file?.bytes ?? null,
    file_type: file?.type ?? null,
    file_sha256: file?.sha256 ?? null,
    image_width: file?.image?.width ?? null,
    image_height: file?.image?.height ?? null,
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
        file_path: string | null;
        author_id: string | null;
        author_email: string;
      }>('classroom_posts')
        .where('id', classroomId)
        .whereNull('removed_at')
        .forUpdate()
        .first('id', 'type', 'title', 'version', 'file_path', 'author_id', 'author_email');
      return (
        row && {
          classroomId: row.id,
          type: row.type,
          title: row.title,
          version: row.version,
          filePath: row.file_path,
          authorId: row.author_id,
          authorEmail: row.author_email,
        }
      );
    },
    /** The id of a new post. */
    async insert(texts: PostTexts, author: { id: string; email: string }, file: FileChange): Promise<number> {
      if (file) await claimFiles(trx, [file.path]);
      const [row] = await trx('classroom_posts')
        .insert({ ...texts, author_id: author.id, author_email: author.email, ...fileColumns(file) })
        .returning<{ id: number }[]>('id');
      if (!row) throw new Error('an inserted post came back without its row');
      return row.id;
    },
    async update({ classroomId, version, filePath }: LockedPost, texts: PostTexts, file: FileChange): Promise<void> {
      if (file) await claimFiles(trx, [file.path]);
      if (file !== undefined) await giveUpFiles(trx, [filePath]);
      await trx('classroom_posts')
        .where('id', classroomId)
        .update({ ...texts, ...fileColumns(file), version: version + 1, updated_at: trx.fn.now() });
    },
    trash: async (classroomId: number): Promise<number> =>
      trx('classroom_posts').where('id', classroomId).whereNull('removed_at').update({ removed_at: trx.fn.now() }),
  };
}

/** The attachment of a post; undefined when the post is unknown or in the trash. */
export async function attachmentOfPost(db: Knex, classroomId: number): Promise<StoredAttachment | undefined> {
  return db<Record<string, never>>('classroom_posts')
    .where('id', classroomId)
    .whereNull('removed_at')
    .first<StoredAttachment | undefined>(
      'file_path as filePath',
      'file_name as fileName',
      'file_size as fileSize',
      'file_sha256 as fileSha256',
      'file_type as fileType',
    );
}
