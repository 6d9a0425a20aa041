import { randomUUID } from 'node:crypto';
import { problem } from '@portal/service-kit';
import type { FileStore, UploadedFile } from '@portal/service-kit';
import { sourceOf } from './byte-source.ts';
import { checkContent } from './check-content.ts';
import { cleanFileName, isImageType, kindOfName } from './file-kinds.ts';
import type { FileLedger } from './file-ledger.ts';
import { measureImage } from './read-image.ts';

/** A file that was found good and stands in the store, not yet in any row. */
export interface AcceptedFile {
  path: string;
  name: string;
  bytes: number;
  sha256: string;
  type: string;
  image: { width: number; height: number } | null;
}

export interface AttachmentStore {
  files: FileStore;
  ledger: FileLedger;
}

/**
 * Checks an upload by name and content together, stores it below `folder` and hands it to `save`, whose transaction claims it.
 * 400 `file-empty`, 415 `file-type-not-allowed`, `file-content-mismatch` or `image-unreadable`, 413 `image-too-many-pixels`.
 * When `save` fails the file is removed again.
 */
export async function acceptAttachment<Result>(
  { files, ledger }: AttachmentStore, upload: UploadedFile, { folder, name: givenName }: { folder: string; name: string | undefined },
  save: (file: AcceptedFile) => Promise<Result>,
): Promise<Result> {
  const name = cleanFileName(givenName ?? upload.filename);
  const kind = kindOfName(name);
  if (upload.bytes === 0) throw problem.badRequest('file-empty', undefined, { file: 'file-empty' });
  const path = `${folder}/${randomUUID()}`;
  await ledger.expect(path);
  await upload.keep(path);
  try {
    await checkContent(sourceOf(files, path, upload.bytes), kind);
    const image = isImageType(kind.type) ? await measureImage(files, path) : null;
    return await save({ path, name, bytes: upload.bytes, sha256: upload.sha256, type: kind.type, image });
  } catch (error) {
    await ledger.drop(path);
    throw error;
  }
}
