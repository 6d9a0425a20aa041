import { useTranslation } from '@portal/kit';
import { useState } from 'react';
import type { Attachment } from '../../api/attachments.ts';

interface FilesForm {
  values: { files: string };
  set(patch: { files: string }): void;
  errors: object;
}

/** The files of a form, which holds them as text so that a draft keeps them, and those of their errors that the service names. */
export function useAttachments(form: FilesForm) {
  const { t } = useTranslation('support');
  const [isUploading, onUploading] = useState(false);
  const code = (form.errors as { files?: string }).files;
  return {
    files: attachmentsIn(form.values),
    /** A message that is sent now would go without the file. */
    isUploading,
    onUploading,
    onChange: (files: Attachment[]) => form.set({ files: files.length === 0 ? '' : JSON.stringify(files) }),
    error: code && t([`files.errors.${code}`, 'files.errors.failed']),
  };
}

/** The files that a form holds. */
export function attachmentsIn({ files }: { files: string }): Attachment[] {
  return files === '' ? [] : (JSON.parse(files) as Attachment[]);
}
