import type { UploadedFile } from '../files/receive-upload.ts';
import type { FocalPoint } from '../images/read-image.ts';
import { acceptPicture, cutPicture } from '../images/store-pictures.ts';
import type { PictureStore, StoredImage } from '../images/store-pictures.ts';

/** Where the images of a library are stored. */
export type MediaStore = Pick<PictureStore, 'files' | 'ledger'>;

const pictures = (store: MediaStore): PictureStore => ({
  ...store,
  folder: 'media',
  // Twice the width of a column of text, for dense screens
  sizes: { large: { width: 1_600 }, tile: { width: 480, shape: 4 / 3 } },
  formats: ['webp'],
});

/** An image of the library, stored; no row refers to it yet. */
export interface MediaImages {
  name: string;
  large: StoredImage;
  tile: StoredImage;
}

/** Converts an uploaded image for the library, with a tile around the focal point. Refuses what `acceptPicture` refuses. */
export const acceptMedia = <Result>(
  store: MediaStore,
  upload: UploadedFile | undefined,
  focal: FocalPoint,
  save: (images: MediaImages) => Promise<Result>,
): Promise<Result> =>
  acceptPicture(pictures(store), upload, focal, ({ name, files: { 'large.webp': large, 'tile.webp': tile } }) => {
    if (!large || !tile) throw new Error('an image was not stored');
    return save({ name, large, tile });
  });

/** Cuts another tile out of an image of the library. 503 `file-unavailable` when the store has lost it, `images-busy`. */
export const acceptTile = <Result>(
  store: MediaStore,
  largePath: string,
  focal: FocalPoint,
  save: (tile: StoredImage) => Promise<Result>,
): Promise<Result> =>
  cutPicture(pictures(store), largePath, focal, ({ 'tile.webp': tile }) => {
    if (!tile) throw new Error('a tile was not stored');
    return save(tile);
  });
