import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Sharp } from 'sharp';
import type { AttachmentStore } from '../attachments/accept-attachment.ts';
import { readImage } from '../attachments/read-image.ts';

/** Twice the width of a column of text, for dense screens. */
const originalWidth = 1_920;
/** Twice the width of a card. */
const thumbnailWidth = 480;
const quality = 82;
/** Far above what WebP makes of images this wide. */
const maxImageBytes = 20 * 1024 * 1024;

export interface StoredImage {
  path: string;
  bytes: number;
  sha256: string;
  width: number;
  height: number;
}

export interface NewsImages {
  original: StoredImage;
  thumbnail: StoredImage;
}

async function storeWidth({ files }: AttachmentStore, image: Sharp, path: string, width: number): Promise<StoredImage> {
  const { data, info } = await image.clone().autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer({ resolveWithObject: true });
  const { bytes, sha256 } = await files.put(path, Readable.from([data]), maxImageBytes);
  return { path, bytes, sha256, width: info.width, height: info.height };
}

/**
 * Makes the two WebP images of an item out of a stored image, without what cameras write into theirs, such as the place;
 * hands them to `save`, whose transaction claims them, and removes them when that fails.
 */
export async function withNewsImages<Result>(store: AttachmentStore, sourcePath: string, save: (images: NewsImages) => Promise<Result>): Promise<Result> {
  const paths = { original: `news/${randomUUID()}.webp`, thumbnail: `news/${randomUUID()}.webp` };
  await store.ledger.expect(paths.original, paths.thumbnail);
  try {
    const images = await readImage(store.files, sourcePath, async (image) => {
      // Both at once: clones of one stream are fed together
      const [original, thumbnail] = await Promise.all([storeWidth(store, image, paths.original, originalWidth), storeWidth(store, image, paths.thumbnail, thumbnailWidth)]);
      return { original, thumbnail };
    });
    return await save(images);
  } catch (error) {
    await store.ledger.drop(paths.original, paths.thumbnail);
    throw error;
  }
}

/** Where a page finds an image of an item; null for none. */
export function imageAddress(newsId: number, path: string | null): string | null {
  return path === null ? null : `/api/news/image/${newsId}/${imageName(path)}`;
}

/** The last part of a stored name. */
export function imageName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
