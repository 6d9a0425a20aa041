import type { SentFile } from '@portal/service-kit';
import type { Knex } from 'knex';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup } from '../boards/board.ts';
import { groups } from '../boards/boards.ts';
import type { StoredAttachment } from '../attachments/send-attachment.ts';

interface StoredFiles extends StoredAttachment {
  id: number;
}

interface StoredImage {
  originalPath: string | null;
  originalBytes: number | null;
  originalSha256: string | null;
}

export type OwnPost = StoredFiles &
  StoredImage & {
    board: string;
    type: string;
    status: string;
    titleKo: string;
    titleEn: string | null;
    contentKo: string;
    contentEn: string | null;
    startsAt: Date;
    createdAt: Date;
    updatedAt: Date;
    removedAt: Date | null;
  };

/** What one wrote over an item that readers have, and waits. */
export type OwnCorrection = StoredFiles &
  StoredImage & { titleKo: string; titleEn: string | null; contentKo: string; contentEn: string | null };

export interface OwnAnswer {
  id: number;
  postId: number;
  content: string;
  createdAt: Date;
  /** Of one that can be brought back. */
  removedAt?: Date;
}

/** A file that a row has; undefined when it has none. */
export interface OwnFile {
  /** `classroom-12`, `news-5`, `news-image-5`, `correction-5`, `correction-image-5` or `media-` with a UUID. */
  id: string;
  name: string;
  file: SentFile;
}

/** The attachment of a row as it can be sent. */
function attachmentOf(kind: string, row: StoredFiles): OwnFile[] {
  const { id, filePath, fileName, fileSize, fileSha256, fileType } = row;
  if (filePath === null || fileName === null || fileSize === null) return [];
  const contentType = fileType ?? 'application/octet-stream';
  // Files from before there were checksums are theirs too
  const sha256 = fileSha256 ?? '';
  const file = { name: filePath, filename: fileName, bytes: fileSize, sha256, contentType };
  return [{ id: `${kind}-${id}`, name: `${kind}/${id}/${fileName}`, file }];
}

/** The image of an item in its full size; of the one that was sent nothing else is kept. */
function imageOf(
  kind: string,
  { id, originalPath, originalBytes, originalSha256 }: OwnPost | OwnCorrection,
): OwnFile[] {
  if (originalPath === null || originalBytes === null || originalSha256 === null) return [];
  const filename = `image-${id}.webp`;
  const file = {
    name: originalPath,
    filename,
    bytes: originalBytes,
    sha256: originalSha256,
    contentType: 'image/webp',
  };
  return [{ id: `${kind}-image-${id}`, name: `${kind}/${id}/${filename}`, file }];
}

interface OwnImage {
  id: string;
  name: string;
  largePath: string;
  largeBytes: number;
  largeSha256: string;
}

/** An image of the library as it can be sent. */
function mediaOf({ id, name, largePath, largeBytes, largeSha256 }: OwnImage): OwnFile {
  const filename = `${name.replace(/\.[^.]*$/, '')}.webp`;
  const file = { name: largePath, filename, bytes: largeBytes, sha256: largeSha256, contentType: 'image/webp' };
  return { id: `media-${id}`, name: `media/${id}/${filename}`, file };
}

/** What somebody wrote, whatever became of it: hidden, waiting, or in the trash. */
export function createPersonalDataRepository(db: Knex, authorId: string) {
  const mine = (table: string) => db(table).where({ authorId }).orderBy('id');
  const postsOf = (group: BoardGroup) =>
    mine('posts')
      .whereIn('board', namesOf(group))
      .then((rows) => rows as OwnPost[]);
  const corrections = () =>
    db('news_corrections')
      .where({ authorId })
      .orderBy('newsId')
      .select<OwnCorrection[]>('*', 'newsId as id')
      .then((rows) => rows);
  return {
    postsOf,
    corrections,
    answers: async () => [
      ...((await mine('classroom_answers')) as OwnAnswer[]),
      ...((await mine('removed_answers')) as OwnAnswer[]),
    ],
    files: async (): Promise<OwnFile[]> => [
      ...(
        await Promise.all(
          Object.values(groups).map(async (group) =>
            (await postsOf(group)).flatMap((post) => [...attachmentOf(group.base, post), ...imageOf(group.base, post)]),
          ),
        )
      ).flat(),
      ...(await corrections()).flatMap((item) => [...attachmentOf('correction', item), ...imageOf('correction', item)]),
      ...((await mine('media')) as OwnImage[]).map(mediaOf),
      ...((await mine('removed_media')) as OwnImage[]).map(mediaOf),
    ],
  };
}
