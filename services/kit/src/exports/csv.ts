import { csvCell as csvTextCell } from '@portal/text-bounds/csv';
import { seoulClock } from '@portal/runtime';
import type { CellValue, ExportColumn } from './export-column.ts';

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** One cell: formulas of strangers neutralised, telephone numbers and leading zeros kept, quoted where needed. */
export function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return seoulClock(value).toISOString().slice(0, 19).replace('T', ' ');
  return csvTextCell(value.replaceAll('\0', ''));
}

function csvLine(values: CellValue[]): string {
  return values.map(csvCell).join(',') + lineEnd;
}

/** A CSV file (RFC 4180) that Excel opens rightly, in pieces; dates are Seoul time. */
export async function* csvChunks<Row>(
  columns: ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  chunkLength = 65_536,
): AsyncGenerator<string> {
  let chunk = byteOrderMark + csvLine(columns.map(({ header }) => header));
  for await (const row of rows) {
    chunk += csvLine(columns.map(({ value }) => value(row)));
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
