import { ApiError, useTranslation } from '@portal/kit';
import { useLibraryUpload, withFileError, type LibraryImage } from '@portal/kit/form';
import { useCallback, useMemo } from 'react';

export interface LibraryImages {
  /** Adds a file to the library. `onProgress` gets parts from 0 to 1. */
  upload(file: File, onProgress: (part: number) => void): Promise<LibraryImage>;
  /** Why a file was not added, in words. */
  failedText(error: unknown): string;
}

/** Words for what a library refuses. */
export function useMediaErrors(): (error: unknown) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    (error) => {
      const failure = withFileError(error instanceof ApiError ? error : new ApiError(0)) as ApiError;
      const { status, code, errors } = failure;
      const known = errors?.['file'] ?? code;
      const other = status === 507 ? 'storage-full' : status === 0 || status >= 500 ? 'unavailable' : 'other';
      return t([`admin.ui.media.errors.${known}`, `admin.ui.media.errors.${other}`]);
    },
    [t],
  );
}

/** For `MarkdownField` on pages of admins: images that are put into a text go into the library at `path`. */
export function useLibraryImages(path: string, lang: 'ko' | 'en' = 'ko'): LibraryImages {
  const upload = useLibraryUpload(path, lang);
  const failedText = useMediaErrors();
  return useMemo(() => ({ upload, failedText }), [upload, failedText]);
}
