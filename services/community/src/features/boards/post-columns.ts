import type { AcceptedFile } from '../attachments/accept-attachment.ts';

/** A stored file, of an image with its copies; null takes the old one away, undefined leaves it. */
export type FileChange = AcceptedFile | null | undefined;

/** Texts of a form, by column: undefined keeps the present value, null removes it. */
export interface TextChange {
  titleKo: string;
  contentKo: string;
  titleEn?: string | null | undefined;
  contentEn?: string | null | undefined;
  imageAltKo?: string | null | undefined;
  imageAltEn?: string | null | undefined;
}

/** The columns of a file; none of a file that is left. */
export function fileColumns(file: FileChange): object {
  if (file === undefined) return {};
  const [original, thumbnail] = file?.renditions ?? [];
  return {
    fileName: file?.name ?? null,
    filePath: file?.path ?? null,
    fileSize: file?.bytes ?? null,
    fileType: file?.type ?? null,
    fileSha256: file?.sha256 ?? null,
    originalPath: original?.path ?? null,
    originalBytes: original?.bytes ?? null,
    originalSha256: original?.sha256 ?? null,
    imageWidth: original?.width ?? file?.image?.width ?? null,
    imageHeight: original?.height ?? file?.image?.height ?? null,
    thumbnailPath: thumbnail?.path ?? null,
    thumbnailBytes: thumbnail?.bytes ?? null,
    thumbnailSha256: thumbnail?.sha256 ?? null,
    thumbnailWidth: thumbnail?.width ?? null,
    thumbnailHeight: thumbnail?.height ?? null,
  };
}

/** Names in the store. */
export const pathsOf = (file: FileChange): string[] =>
  file ? [file.path, ...file.renditions.map(({ path }) => path)] : [];

/** The columns that change. */
export function withoutUndefined(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
