import { ApiError, useToast, useTranslation } from '@portal/kit';
import { useState } from 'react';
import { useApi } from '../../api/client.ts';
import { replaceDocument, type AdminDocument } from '../../api/documents.ts';

/** Limit of the support service: 20 × 1024 × 1024 bytes. */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** Sends a replacement: what is wrong with it, and whether it is on its way. */
export function useReplace(document: AdminDocument, onReplaced: () => void, onStale: () => void) {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('support');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const codeOf = (file: File | undefined) =>
    !file ? 'file-missing' : file.size > MAX_DOCUMENT_BYTES ? 'file-too-large' : undefined;
  const textOf = (code: string | undefined) => code && t([`admin.errors.${code}`, 'admin.failed']);

  async function replace(file: File | undefined) {
    const wrong = codeOf(file);
    setError(textOf(wrong));
    if (isBusy || wrong || !file) return;
    setBusy(true);
    try {
      await replaceDocument(api, document, file);
      toast.success(t('admin.documents.replaced'));
      onReplaced();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(textOf(failure.code));
      if (failure.code === 'stale-edit') onStale();
    } finally {
      setBusy(false);
    }
  }

  return { error, isBusy, replace, check: (file: File | undefined) => setError(file && textOf(codeOf(file))) };
}
