import { ApiError, usePortal, useTranslation } from '@portal/kit';
import type { EditorImages } from '@portal/kit/editor';
import { upload } from '@portal/kit/form';
import { useEffect, useMemo, useRef } from 'react';
import { MEDIA_PATH, type Media } from '../../api/media.ts';
import { failureKind, withFileError } from './save-failure.ts';
import { fileError } from './text-limits.ts';

/** Images in a text of the boards: they go into the library, whose words for them the text gets. */
export function useEditorImages(lang: 'ko' | 'en' = 'ko'): EditorImages {
  const { session } = usePortal();
  const { t } = useTranslation('community');
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);
  return useMemo(
    () => ({
      async upload(file, onProgress) {
        const code = fileError(file);
        if (code) throw new ApiError(413, { code, errors: { file: code } });
        const form = new FormData();
        form.append('file', file);
        const signal = leaving.current?.signal ?? new AbortController().signal;
        const idempotencyKey = crypto.randomUUID();
        const { body } = await upload({ session, path: MEDIA_PATH, form, idempotencyKey, onProgress, signal });
        const { address, altKo, altEn } = body as Media;
        return { address, alt: (lang === 'en' ? altEn : altKo) ?? '' };
      },
      failedText(error) {
        const failure = withFileError(error instanceof ApiError ? error : new ApiError(0)) as ApiError;
        const code = failure.errors?.['file'];
        return code
          ? t([`writing.errors.${code}`, 'writing.errors.other'])
          : t(`writing.failures.${failureKind(failure)}`);
      },
    }),
    [session, t, lang],
  );
}
