import type { ReactNode } from 'react';

/** A column of a table: its heading, and what a row has in it. */
export interface Column<Row> {
  id: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Its text or number. Lists that are whole in memory search, sort and export by it. */
  value?(row: Row): string | number;
  /** Its `id` is then what the list is sorted by. */
  sortable?: boolean;
  align?: 'start' | 'center' | 'end';
  /** A CSS length. */
  width?: string;
}
