import type { StoredImage } from '@portal/service-kit';
import type { AcceptedFile } from '../attachments/accept-attachment.ts';

/** Twice the width of a column of text, and twice that of a card, for dense screens. */
export const newsImageWidths = [1_920, 480] as const;

export interface NewsImages {
  original: StoredImage;
  thumbnail: StoredImage;
}

/** The two WebP images of an item; null when its file is no image. */
export function newsImagesOf({ renditions: [original, thumbnail] }: AcceptedFile): NewsImages | null {
  return original && thumbnail ? { original, thumbnail } : null;
}

/** Where a page finds an image of an item; null for none. */
export function imageAddress(newsId: number, path: string | null): string | null {
  return path === null ? null : `/api/news/image/${newsId}/${imageName(path)}`;
}

/** The last part of a stored name. */
export function imageName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
