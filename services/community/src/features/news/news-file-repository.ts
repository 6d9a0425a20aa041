import type { Knex } from 'knex';
import type { StoredAttachment } from '../attachments/send-attachment.ts';
import { withCorrections } from './correction-rows-repository.ts';
import { withinScope } from './news-repository.ts';
import type { NewsScope } from './news-scope.ts';
import type { Reader } from '../../reader.ts';
import { maySeeCorrection } from '../../rights.ts';

interface FilesRow extends NewsFiles {
  id: number;
  authorId: string | null;
}

/** The attachment of an item and the two images of an image, null where there is none. */
export interface NewsFiles extends StoredAttachment {
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

/** The files of an item, and those that its correction would give it for who may see that; undefined for an item that is unknown or out of scope. */
export async function findNewsFiles(
  db: Knex,
  newsId: number,
  { scope, reader }: { scope: NewsScope; reader: Reader },
): Promise<{ stored: NewsFiles; corrected: NewsFiles } | undefined> {
  const stored = await db('news_items')
    .where('id', newsId)
    .whereNull('removedAt')
    .modify(withinScope, scope)
    .first<FilesRow | undefined>(columns);
  if (!stored || !maySeeCorrection(reader, stored)) return stored && { stored, corrected: stored };
  const [corrected = stored] = await withCorrections(db, [stored], ({ id }) => id);
  return { stored, corrected };
}
