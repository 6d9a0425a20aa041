import { randomUUID } from 'node:crypto';
import { checkContent, cleanFileName, isImageType, kindOfName, problem, sourceOf } from '@portal/service-kit';
import type { UploadedFile } from '@portal/service-kit';
import { storeRendition } from '../attachments/accept-attachment.ts';
import type { AttachmentStore, StoredImage } from '../attachments/accept-attachment.ts';
import { cutTile, decodeImage } from '../attachments/read-image.ts';
import type { FocalPoint, Rendition } from '../attachments/read-image.ts';

/** Twice the width of a column of text, for dense screens. */
const largeWidth = 1_600;
const folder = 'media';

/** An image of the library, stored; no row refers to it yet. */
export interface MediaImages {
  name: string;
  large: StoredImage;
  tile: StoredImage;
}

/** Stores copies for `save`, whose transaction claims them; when it fails they are removed again. */
async function withStored<Result>(
  { files, ledger }: AttachmentStore,
  renditions: Rendition[],
  save: (stored: StoredImage[]) => Promise<Result>,
): Promise<Result> {
  const paths = renditions.map(() => `${folder}/${randomUUID()}.webp`);
  await ledger.expect(...paths);
  try {
    const stored: StoredImage[] = [];
    for (const [index, rendition] of renditions.entries())
      stored.push(await storeRendition(files, paths[index] ?? '', rendition));
    return await save(stored);
  } catch (error) {
    await ledger.drop(...paths);
    throw error;
  }
}

/**
 * Converts an uploaded image for the library: WebP, as wide as a text needs, without what cameras write into theirs, and a tile
 * around the focal point. 400 `file-empty`, 413 `image-too-many-pixels`, 415 `file-type-not-allowed`, `file-content-mismatch`
 * or `image-unreadable`, 503 `images-busy`.
 */
export async function acceptMedia<Result>(
  store: AttachmentStore,
  upload: UploadedFile | undefined,
  focal: FocalPoint,
  save: (images: MediaImages) => Promise<Result>,
): Promise<Result> {
  if (!upload || upload.bytes === 0) throw problem.badRequest('file-empty', undefined, { file: 'file-empty' });
  const name = cleanFileName(upload.filename);
  const kind = kindOfName(name);
  if (!isImageType(kind.type))
    throw problem.unsupportedType('file-type-not-allowed', undefined, { file: 'file-type-not-allowed' });
  const source = sourceOf(store.files, upload.path, upload.bytes);
  await checkContent(source, kind);
  const decoded = await decodeImage(() => source.read(0, upload.bytes), [largeWidth]);
  const [large] = decoded.renditions;
  if (!large) throw new Error('an image was decoded without a copy');
  const tile = await cutTile(large.data, focal);
  return withStored(store, [large, tile], async ([storedLarge, storedTile]) => {
    if (!storedLarge || !storedTile) throw new Error('an image was not stored');
    return save({ name, large: storedLarge, tile: storedTile });
  });
}

/** Cuts another tile out of an image of the library. 503 `file-unavailable` when the store has lost it, `images-busy`. */
export async function acceptTile<Result>(
  store: AttachmentStore,
  largePath: string,
  focal: FocalPoint,
  save: (tile: StoredImage) => Promise<Result>,
): Promise<Result> {
  const opened = await store.files.open(largePath);
  if (!opened) throw problem.unavailable('file-unavailable', 60);
  const content = Buffer.concat(await opened.stream.toArray());
  return withStored(store, [await cutTile(content, focal)], async ([tile]) => {
    if (!tile) throw new Error('a tile was not stored');
    return save(tile);
  });
}
