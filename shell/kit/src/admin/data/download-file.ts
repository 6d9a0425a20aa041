import { ApiError, usePortal, useToast, useTranslation, type PathOf, type Portal, type QueryOf } from '@portal/kit';
import { useState } from 'react';
import type { KnownQuery, QueryTexts } from './use-admin-data.ts';

/** `useDownload` for the paths of a front end. */
export type UseDownload<Paths> = () => {
  download<Path extends PathOf<Paths, 'GET'>, Given extends QueryTexts>(
    path: Path,
    query?: KnownQuery<QueryOf<Paths, 'GET', Path>, Given>,
  ): Promise<void>;
  busy: boolean;
};

/** Gets a file with the session's token and has the browser save it under the name that the service gives it. */
export async function downloadFile(api: Portal['api'], path: string, query: QueryTexts = {}): Promise<void> {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const { blob, filename = '' } = await api.download(path, { query: filled });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: filename });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * The same for a button: one at a time, and a failure is a toast. A front end gives it its paths once:
 * `export const useDownload: UseDownload<paths> = useFileDownload`.
 */
export function useDownload() {
  const { api } = usePortal();
  const toast = useToast();
  const { t } = useTranslation('shell');
  const [busy, setBusy] = useState(false);
  async function download(path: string, query?: QueryTexts): Promise<void> {
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
