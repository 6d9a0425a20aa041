import { strToU8, Zip, ZipDeflate } from 'fflate';
import { seoulClock } from '@portal/runtime';
import type { CellValue, ExportColumn } from './export-column.ts';
import { columnWidths, fixedParts, sheetEnd, sheetStart } from './xlsx-parts.ts';

const dayMs = 86_400_000;
/** Days from Excel's zero (1899-12-30) to 1970-01-01. */
const excelEpochDays = 25_569;
/** Excel's own limit for the text of a cell. */
const longestText = 32_767;
const dateStyle = 2;
const headerStyle = 1;
const chunkLength = 65_536;
/** XML 1.0 knows no way to write these: controls but for tab and line ends, halves of surrogate pairs, non-characters. */
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

function xmlText(text: string): string {
  return text.replaceAll(unwritable, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function xlsxCell(value: CellValue, style = ''): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c><v>${value}</v></c>`;
  if (value instanceof Date)
    return `<c s="${dateStyle}"><v>${seoulClock(value).getTime() / dayMs + excelEpochDays}</v></c>`;
  // Text in place is never read as a formula or a number
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(String(value).slice(0, longestText))}</t></is></c>`;
}

function xlsxRow(values: CellValue[], style?: string): string {
  return `<row>${values.map((value) => xlsxCell(value, style)).join('')}</row>`;
}

/** One sheet with a fixed header row, in pieces; memory does not grow with the rows. Dates are Seoul time. */
export async function* xlsxChunks<Row>(
  columns: ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const add = (name: string): ZipDeflate => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(fixedParts)) add(name).push(strToU8(text), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  let text =
    sheetStart(columnWidths(columns.map(({ header }) => header))) +
    xlsxRow(
      columns.map(({ header }) => header),
      ` s="${headerStyle}"`,
    );
  for await (const row of rows) {
    text += xlsxRow(columns.map(({ value }) => value(row)));
    if (text.length < chunkLength) continue;
    sheet.push(strToU8(text));
    text = '';
    yield* ready.splice(0);
  }
  sheet.push(strToU8(text + sheetEnd), true);
  zip.end();
  yield* ready;
}
