import type { AcceptedFile } from '../attachments/accept-attachment.ts';
import type { NewsTextChange } from './news-form.ts';
import type { NewsImages } from './news-images.ts';

/** A file with, for an image, what was made of it; null takes the old one away, undefined leaves it. */
export type NewsFileChange = (AcceptedFile & { images: NewsImages | null }) | null | undefined;

/** The columns of a file; none of a file that is left. */
export function fileColumns(file: NewsFileChange): object {
  if (file === undefined) return {};
  const { original, thumbnail } = file?.images ?? { original: undefined, thumbnail: undefined };
  return {
    fileName: file?.name ?? null,
    filePath: file?.path ?? null,
    fileSize: file?.bytes ?? null,
    fileType: file?.type ?? null,
    fileSha256: file?.sha256 ?? null,
    originalPath: original?.path ?? null,
    originalBytes: original?.bytes ?? null,
    originalSha256: original?.sha256 ?? null,
    imageWidth: original?.width ?? null,
    imageHeight: original?.height ?? null,
    thumbnailPath: thumbnail?.path ?? null,
    thumbnailBytes: thumbnail?.bytes ?? null,
    thumbnailSha256: thumbnail?.sha256 ?? null,
    thumbnailWidth: thumbnail?.width ?? null,
    thumbnailHeight: thumbnail?.height ?? null,
  };
}

/** Undefined what is left as it is. */
export function textColumns({
  title,
  content,
  titleEn,
  contentEn,
  imageAlt,
  imageAltEn,
}: Partial<NewsTextChange>): object {
  return {
    titleKo: title,
    contentKo: content,
    titleEn,
    contentEn,
    imageAltKo: imageAlt,
    imageAltEn,
  };
}

/** Names in the store. */
export function pathsOf(file: NewsFileChange): string[] {
  if (!file) return [];
  return [file.path, ...(file.images ? [file.images.original.path, file.images.thumbnail.path] : [])];
}

/** The columns that change. */
export function withoutUndefined(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
