import { ApiError, useApi, useToast, useTranslation, type ApiClient } from '@portal/kit';
import { useState } from 'react';

type Query = Record<string, string | number | boolean | undefined>;

/** Gets a file with the session's token and has the browser save it under the name that the service gives it. */
export async function downloadFile(api: ApiClient, path: string, query: Query = {}): Promise<void> {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const { blob, filename = '' } = await api.download(path, { query: filled });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: filename });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The same for a button: one at a time, and a failure is a toast. */
export function useDownload() {
  const api = useApi();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);
  async function download(path: string, query?: Query): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await downloadFile(api, path, query);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t('admin.ui.download.failed'));
    } finally {
      setBusy(false);
    }
  }
  return { download, busy };
}
