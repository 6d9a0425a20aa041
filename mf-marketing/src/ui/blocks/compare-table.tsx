import { Icon, VisuallyHidden } from '@portal/kit';
import type { CSSProperties } from 'react';
import styles from './compare-table.module.css';

export interface CompareRow {
  key: string;
  /** The row's head, then a cell for each further column: words, or whether the thing is there. */
  cells: readonly [string, ...(string | boolean)[]];
  /** The accent of the row's head on phones; the table's own without. */
  style?: CSSProperties;
}

interface CompareTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly CompareRow[];
  /** What a mark and a dash mean, for those who do not see them. */
  yes?: string;
  no?: string;
}

/** A table that engineers compare by. On phones every row becomes a card with its own labels. */
export function CompareTable({ caption, columns, rows, yes = '', no = '' }: CompareTableProps) {
  const isMarks = rows.some(({ cells }) => cells.some((cell) => typeof cell === 'boolean'));
  return (
    <table className={`${styles.table} ${isMarks ? styles.marks : styles.words}`}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, style, cells: [head, ...cells] }) => (
          <tr key={key} style={style}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {typeof cell === 'string' ? (
                  cell
                ) : (
                  <span className={cell ? styles.yes : styles.no}>
                    {cell ? <Icon name="check" size={20} /> : <span aria-hidden="true">–</span>}
                    <VisuallyHidden>{cell ? yes : no}</VisuallyHidden>
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
