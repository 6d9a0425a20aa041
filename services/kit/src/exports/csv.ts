import { seoulClock } from '../time/seoul-time.ts';
import type { CellValue, ExportColumn } from './export-column.ts';

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** Full-width signs count too: Excel with an East Asian language takes them for the narrow ones. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** What Excel would read as a number and so rob of its plus, its zeros or its last digits. */
const losesDigits = /^(\+\d[\d\s().-]{5,30}|0\d+|\d{12,})$/;

function csvText(text: string): string {
  const clean = text.replaceAll('\0', '');
  // A formula that is nothing but this text: digits stay as they were typed
  if (losesDigits.test(clean)) return `="${clean}"`;
  return startsFormula.test(clean) ? `'${clean}` : clean;
}

/** One cell: formulas of strangers neutralised, telephone numbers and leading zeros kept, quoted where needed. */
export function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return seoulClock(value).toISOString().slice(0, 19).replace('T', ' ');
  const text = csvText(value);
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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
