import { Icon, useTranslation } from '@portal/kit';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import tableStyles from './data-table.module.css';
import { nextSort, readSort } from './sort.ts';
import styles from './table-head.module.css';

interface RowSelection {
  keys: string[];
  selected: ReadonlySet<string>;
  onSelect(selected: Set<string>): void;
}

interface AllRowsProps extends RowSelection {
  /** Shown beside the box, where it has no header to stand in. */
  children?: ReactNode;
}

interface TableHeadProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'sortable' | 'align' | 'width'>[];
  sort?: string;
  onSort?(sort: string): void;
  selection?: RowSelection;
}

/** The header row: names, what the list is sorted by, and one box for all rows of the page. */
export function TableHead({ columns, sort, onSort, selection }: TableHeadProps) {
  const shown = readSort(sort);
  return (
    <thead className={tableStyles['head']}>
      <tr>
        {selection && (
          <th scope="col" className={tableStyles['choice']}>
            <AllRows {...selection} />
          </th>
        )}
        {columns.map(({ id, header, sortable, align, width }) => {
          const isSorted = sortable && shown.id === id;
          const direction = shown.isDescending ? 'descending' : 'ascending';
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              style={{ width }}
              aria-sort={sortable ? (isSorted ? direction : 'none') : undefined}
            >
              {sortable && onSort ? (
                <button type="button" className={styles['sort']} onClick={() => onSort(nextSort(sort, id))}>
                  {header}
                  <Icon className={styles['arrow']} name="chevron-down" size={16} />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** One box for all rows of the page. */
export function AllRows({ keys, selected, onSelect, children }: AllRowsProps) {
  const { t } = useTranslation('shell');
  const chosen = keys.filter((key) => selected.has(key)).length;
  const isAll = chosen > 0 && chosen === keys.length;

  function toggle() {
    const next = new Set(selected);
    for (const key of keys) {
      if (isAll) next.delete(key);
      else next.add(key);
    }
    onSelect(next);
  }

  return (
    <label className={children ? tableStyles['allRows'] : tableStyles['box']}>
      <input
        type="checkbox"
        aria-label={children ? undefined : t('admin.ui.table.selectAll')}
        checked={isAll}
        disabled={keys.length === 0}
        onChange={toggle}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isAll;
        }}
      />
      {children}
    </label>
  );
}
