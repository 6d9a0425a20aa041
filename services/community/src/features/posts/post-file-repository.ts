import type { Knex } from 'knex';
import type { StoredAttachment } from '../attachments/send-attachment.ts';
import { withCorrections } from '../boards/correction-rows-repository.ts';
import { withinScope } from './board-repository.ts';
import { namesOf } from '../boards/board.ts';
import type { BoardGroup } from '../boards/board.ts';
import { postScope } from '../boards/post-scope.ts';
import type { Reader } from '../boards/reader.ts';
import { maySeeCorrection } from '../boards/rights.ts';

interface FilesRow extends PostFiles {
  id: number;
  authorId: string | null;
}

/** The attachment of a post and the two images of an image, null where there is none. */
export interface PostFiles extends StoredAttachment {
  originalPath: string | null;
  originalBytes: number | null;
  originalSha256: string | null;
  thumbnailPath: string | null;
  thumbnailBytes: number | null;
  thumbnailSha256: string | null;
}

const columns = [
  'id',
  'authorId',
  'filePath',
  'fileName',
  'fileSize',
  'fileSha256',
  'fileType',
  'originalPath',
  'originalBytes',
  'originalSha256',
  'thumbnailPath',
  'thumbnailBytes',
  'thumbnailSha256',
];

/** The files of a post, and those that its correction would give it for who may see that; undefined for a post that is unknown or out of scope. */
export async function findPostFiles(
  db: Knex,
  group: BoardGroup,
  { id, reader }: { id: number; reader: Reader },
): Promise<{ stored: PostFiles; corrected: PostFiles } | undefined> {
  const stored = await db('posts')
    .where({ id })
    .whereIn('board', namesOf(group))
    .whereNull('removedAt')
    .modify(withinScope, postScope(group, reader, undefined))
    .first<FilesRow | undefined>(columns);
  if (!stored) return undefined;
  if (!group.isReviewed || !maySeeCorrection(reader, stored)) return { stored, corrected: stored };
  const [corrected = stored] = await withCorrections(db, [stored], (row) => row.id);
  return { stored, corrected };
}
