import { dayInSeoul } from '@portal/kit/dates';
import { saveFile } from '@portal/kit/remote';
import type { Column } from './column.ts';
import { csvOf } from './csv.ts';

/** Saves rows as a CSV file, called `name` and by the day in Korea: of the columns those with a `value`. */
export function saveRows<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]): void {
  const exported = columns.filter(({ value }) => value !== undefined);
  const text = csvOf([
    exported.map(({ header }) => header),
    ...rows.map((row) => exported.map(({ value }) => value?.(row) ?? '')),
  ]);
  saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${name}-${dayInSeoul()}.csv`);
}
