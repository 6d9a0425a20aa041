import { csvCell } from '@portal/text-bounds/csv';

const cellOf = (value: string | number): string => (typeof value === 'number' ? String(value) : csvCell(value));

/** Rows as a CSV file (RFC 4180) that Excel opens rightly, by the rules of the services' exports. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
