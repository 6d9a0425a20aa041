import { randomUUID } from 'node:crypto';
import {
  checkContent,
  cleanFileName,
  decodeImage,
  isImageType,
  kindOfName,
  problem,
  sourceOf,
  storeRendition,
} from '@portal/service-kit';
import type { FileLedger, FileStore, StoredImage, UploadedFile } from '@portal/service-kit';

/** A file that passed the checks and is stored; no row refers to it yet. */
export interface AcceptedFile {
  path: string;
  name: string;
  bytes: number;
  sha256: string;
  type: string;
  image: { width: number; height: number } | null;
  /** Of an image, one for each width that was asked for. */
  renditions: StoredImage[];
}

export interface AttachmentStore {
  files: FileStore;
  ledger: FileLedger;
}

export interface AttachmentPlace {
  folder: string;
  /** Instead of the name that the upload came with. */
  name: string | undefined;
  /** Widths of the WebP copies of an image, the largest first. */
  widths?: readonly number[];
}

/**
 * Checks an upload by name and content together and decodes an image; only what was found good is stored below `folder` and
 * handed to `save`, whose transaction claims it. When `save` fails the files are removed again.
 * 400 `file-empty`, 415 `file-type-not-allowed`, `file-content-mismatch` or `image-unreadable`, 413 `image-too-many-pixels`,
 * 503 `images-busy`.
 */
export async function acceptAttachment<Result>(
  { files, ledger }: AttachmentStore,
  upload: UploadedFile,
  { folder, name: givenName, widths = [] }: AttachmentPlace,
  save: (file: AcceptedFile) => Promise<Result>,
): Promise<Result> {
  const name = cleanFileName(givenName ?? upload.filename);
  const kind = kindOfName(name);
  if (upload.bytes === 0) throw problem.badRequest('file-empty', undefined, { file: 'file-empty' });
  const source = sourceOf(files, upload.path, upload.bytes);
  await checkContent(source, kind);
  const decoded = isImageType(kind.type)
    ? await decodeImage(() => source.read(0, upload.bytes), widths, upload.sender)
    : undefined;
  const path = `${folder}/${randomUUID()}`;
  const copies = (decoded?.renditions ?? []).map((rendition) => ({
    rendition,
    path: `${folder}/${randomUUID()}.webp`,
  }));
  const paths = [path, ...copies.map((copy) => copy.path)];
  await ledger.expect(...paths);
  try {
    const { bytes, sha256 } = await upload.keep(path);
    const renditions: StoredImage[] = [];
    for (const copy of copies) renditions.push(await storeRendition(files, copy.path, copy.rendition));
    const image = decoded ? { width: decoded.width, height: decoded.height } : null;
    return await save({ path, name, bytes, sha256, type: kind.type, image, renditions });
  } catch (error) {
    await ledger.drop(...paths);
    throw error;
  }
}
