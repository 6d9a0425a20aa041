import { ApiError, usePortal } from '@portal/kit';
import { useCallback, useEffect, useRef } from 'react';
import { upload } from './upload.ts';

/** An image that was added to a section's library. */
export interface LibraryImage {
  /** Its address, as a text gets it. */
  address: string;
  /** Words for it in the language of the text; empty where there are none. */
  alt: string;
}

const maxImageBytes = 5 * 1024 * 1024;

/**
 * Adds an image to the library at `path`, such as `/api/news/media`; the upload ends when the component is left.
 * Throws ApiError, for a file of more than 5 MB before it is sent.
 */
export function useLibraryUpload(
  path: string,
  lang: 'ko' | 'en',
): (file: File, onProgress: (part: number) => void) => Promise<LibraryImage> {
  const { session } = usePortal();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  return useCallback(
    async (file, onProgress) => {
      if (file.size > maxImageBytes)
        throw new ApiError(413, { code: 'file-too-large', errors: { file: 'file-too-large' } });
      const form = new FormData();
      form.append('file', file);
      const signal = leaving.current?.signal ?? new AbortController().signal;
      const idempotencyKey = crypto.randomUUID();
      const { body } = await upload({ session, path, form, idempotencyKey, onProgress, signal });
      const { address, altKo, altEn } = body as { address: string; altKo: string | null; altEn: string | null };
      return { address, alt: (lang === 'en' ? altEn : altKo) ?? '' };
    },
    [session, path, lang],
  );
}
