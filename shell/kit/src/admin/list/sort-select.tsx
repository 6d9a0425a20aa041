import { useTranslation } from '@portal/kit';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

interface SortSelectProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'sortable'>[];
  sort?: string;
  onSort(sort: string): void;
}

/** The sort where the table is narrow and its header is not shown. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const { t } = useTranslation('shell');
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  return (
    <label className={styles['sortSelect']}>
      {t('admin.ui.table.sort')}
      <select value={sort} onChange={(event) => onSort(event.target.value)}>
        {sortable.flatMap(({ id, header }) => [
          <option key={id} value={id}>
            {t('admin.ui.table.ascending', { column: header })}
          </option>,
          <option key={`-${id}`} value={`-${id}`}>
            {t('admin.ui.table.descending', { column: header })}
          </option>,
        ])}
      </select>
    </label>
  );
}
