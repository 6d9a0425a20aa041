import type { Knex } from 'knex';
import type { StoredAttachment } from '../attachments/send-attachment.ts';
import { withinScope } from './news-repository.ts';
import type { NewsScope } from './news-scope.ts';

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

/** Undefined for an item that is unknown or out of scope. */
export async function findNewsFiles(db: Knex, newsId: number, scope: NewsScope): Promise<NewsFiles | undefined> {
  return db('news_items').where('id', newsId).whereNull('removedAt').modify(withinScope, scope).first(columns);
}
