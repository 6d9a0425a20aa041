import { ApiError, useTranslation } from '@portal/kit';
import type { EditorImages } from '@portal/kit/editor';
import { useLibraryUpload, withFileError } from '@portal/kit/form';
import { useMemo } from 'react';
import { failureKind } from './save-failure.ts';

/** Images in a text of the boards: they go into the library, whose words for them the text gets. */
export function useEditorImages(lang: 'ko' | 'en' = 'ko'): EditorImages {
  const { t } = useTranslation('community');
  const upload = useLibraryUpload('/api/news/media', lang);
  return useMemo(
    () => ({
      upload,
      failedText(error) {
        const failure = withFileError(error instanceof ApiError ? error : new ApiError(0)) as ApiError;
        const code = failure.errors?.['file'];
        return code
          ? t([`writing.errors.${code}`, 'writing.errors.other'])
          : t(`writing.failures.${failureKind(failure)}`);
      },
    }),
    [upload, t],
  );
}
