import { usePortal, useTranslation, type PathOf, type QueryOf } from '@portal/kit';
import { saveFile, useAction } from '@portal/kit/remote';
import type { KnownQuery, QueryTexts } from './use-admin-data.ts';

/** `useDownload` for the paths of a front end. */
export type UseDownload<Paths> = () => {
  download<Path extends PathOf<Paths, 'GET'>, Given extends QueryTexts>(
    path: Path,
    query?: KnownQuery<QueryOf<Paths, 'GET', Path>, Given>,
  ): Promise<boolean>;
  busy: boolean;
};

/**
 * Saves a file of a service under the name that it gives it: one at a time, and a failure is a toast. A front end gives
 * it its paths once: `export const useDownload: UseDownload<paths> = useFileDownload`.
 */
export function useDownload() {
  const { api } = usePortal();
  const { t } = useTranslation('shell');
  const { run, isBusy } = useAction();
  const download = (path: string, query: QueryTexts = {}) =>
    run({
      async work() {
        const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
        const { blob, filename = '' } = await api.download(path, { query: filled });
        saveFile(blob, filename);
      },
      failed: t('admin.ui.download.failed'),
    });
  return { download, busy: isBusy };
}
