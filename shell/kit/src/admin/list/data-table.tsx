import { ErrorState, useNeededRoleText, useTranslation, type ApiError } from '@portal/kit';
import { useEffect, type ReactNode } from 'react';
import { rememberRows } from '../keyboard/row-memory.ts';
import { useRowShortcuts } from '../keyboard/use-row-shortcuts.ts';
import type { Column } from './column.ts';
import { readSort } from './sort.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SortSelect } from './sort-select.tsx';
import { AllRows, TableHead } from './table-head.tsx';
import { SkeletonRows, TableRow } from './table-row.tsx';
import { useListForm } from './use-list-form.ts';
import styles from './data-table.module.css';

export interface DataTableProps<Row> {
  /** What the rows are; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  /** How one row is called, e.g. for its checkbox. */
  rowLabel?(row: Row): string;
  /** Id of the column, with `-` before it from high to low. */
  sort?: string;
  onSort?(sort: string): void;
  /** Keys of the chosen rows. */
  selected?: ReadonlySet<string>;
  onSelect?(selected: Set<string>): void;
  /** Buttons for the chosen rows. */
  bulkActions?: ReactNode;
  /** The address of a row's own page; the first column links there, and a press anywhere in the row follows it. */
  rowHref?(row: Row): string;
  /** Narrow columns, for a table of many columns in a dialog. */
  isDense?: boolean;
  /** Instead of an address. */
  onOpen?(row: Row): void;
  /** Shown when there are no rows, e.g. an EmptyState. */
  empty: ReactNode;
  loading?: boolean;
  error?: ApiError;
  onRetry?(): void;
}

/** A list as a real table; where it is narrow, each row becomes a block of its own. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowLabel = rowKey,
    sort,
    onSort,
    selected,
    onSelect,
    bulkActions,
    loading,
    error,
  } = props;
  const { t } = useTranslation('shell');
  const neededRoleText = useNeededRoleText();
  const isSelectable = selected !== undefined && onSelect !== undefined;
  const { ref, frame, form } = useListForm(columns.length, props.isDense);
  useRowShortcuts(() => frame.current, isSelectable);
  const paths = props.rowHref && rows.map(props.rowHref).join(' ');
  useEffect(() => {
    if (paths) rememberRows(paths.split(' '));
  }, [paths]);
  const selection = isSelectable ? { keys: rows.map(rowKey), selected, onSelect } : undefined;
  const isBare = rows.length === 0 && !loading;

  const failureText = (failure: ApiError) =>
    neededRoleText(failure.problem) ?? t(failure.status === 403 ? 'admin.ui.table.forbidden' : 'admin.ui.table.retry');

  function toggle(key: string, isChosen: boolean) {
    const next = new Set(selected);
    if (isChosen) next.add(key);
    else next.delete(key);
    onSelect?.(next);
  }

  const { id: sortedId, isDescending } = readSort(sort);
  const sorted = columns.find(({ id }) => id === sortedId);
  const sortText =
    sorted && t(`admin.ui.table.${isDescending ? 'descending' : 'ascending'}`, { column: sorted.header });

  if (error && rows.length === 0)
    return <ErrorState title={t('admin.ui.table.failed')} text={failureText(error)} onRetry={props.onRetry} />;
  if (isBare)
    return (
      <div className={styles['frame']} ref={ref}>
        {props.empty}
      </div>
    );
  return (
    <div className={styles['frame']} data-form={form} data-dense={props.isDense ? '' : undefined} ref={ref}>
      {error && <ErrorState title={t('admin.ui.table.failed')} text={failureText(error)} onRetry={props.onRetry} />}
      {isSelectable && (
        <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
          {bulkActions}
        </SelectionBar>
      )}
      {selection && form === 'blocks' && <AllRows {...selection}>{t('admin.ui.table.selectAll')}</AllRows>}
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <span className="visually-hidden" aria-live="polite">
        {sortText}
      </span>
      <div className={styles['scroller']}>
        <table className={styles['table']} aria-busy={loading || undefined}>
          <caption className="visually-hidden">{caption}</caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSort={onSort}
            selection={form === 'blocks' ? undefined : selection}
          />
          <tbody>
            {rows.length === 0 ? (
              <SkeletonRows columns={columns.length + (isSelectable ? 1 : 0)} />
            ) : (
              rows.map((row) => {
                const key = rowKey(row);
                return (
                  <TableRow
                    key={key}
                    row={row}
                    columns={columns}
                    label={rowLabel(row)}
                    href={props.rowHref?.(row)}
                    onOpen={props.onOpen && (() => props.onOpen?.(row))}
                    isChosen={isSelectable ? selected.has(key) : undefined}
                    onChoose={(isChosen) => toggle(key, isChosen)}
                  />
                );
              })
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
