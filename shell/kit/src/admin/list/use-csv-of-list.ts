import { useTranslation } from '@portal/kit';
import { useAction } from '@portal/kit/remote';
import type { Column } from './column.ts';
import { allRows } from './page-sizes.ts';
import { saveRows } from './save-rows.ts';

/**
 * `saveCsv` for `AdminList` where a service searches the list and makes no file of it: reads the first 1,000 rows that fit
 * and saves what the columns with a `value` say.
 */
export function useCsvOfList<Row>(
  columns: readonly Column<Row>[],
  read: (paging: { page: 1; pageSize: number }) => Promise<{ data: readonly Row[] }>,
): (name: string) => void {
  const { t } = useTranslation('shell');
  const { run } = useAction();
  return (name) =>
    void run({
      work: () => read({ page: 1, pageSize: allRows }),
      failed: t('admin.ui.download.failed'),
      onDone: ({ data }) => saveRows(name, columns, data),
    });
}
