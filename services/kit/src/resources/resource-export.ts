import type { FastifyReply } from 'fastify';
import type { CellValue, ExportColumn } from '../exports/export-column.ts';
import { exportFilename } from '../exports/export-filename.ts';
import { sendCsv, sendXlsx } from '../exports/send-export.ts';
import type { Input } from './field-inputs.ts';
import type { Entry } from './field-values.ts';
import type { Words } from './fields.ts';
import type { AnyResourceService, By, ExportQuery } from './resource-calls.ts';
import type { AnyResource } from './resource.ts';
import { storedValue } from './typed.ts';

type Language = keyof Words;

const english: Words = { ko: '영어', en: 'English' };
const yes: Words = { ko: '예', en: 'Yes' };
const no: Words = { ko: '아니요', en: 'No' };

export const hasExport = ({ file }: AnyResource): boolean => file.length > 0;

function headerOf({ field, language }: Input, lang: Language): string {
  const label = field.label[lang];
  return language === 'en' ? `${label} (${english[lang]})` : label;
}

/** A value in words: a choice by its label, a list with commas. */
function cellOf({ field }: Input, value: unknown, lang: Language): CellValue {
  const labelOf = (one: string): string => ('options' in field ? (field.options[one]?.[lang] ?? one) : one);
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return (value ? yes : no)[lang];
  if (typeof value === 'number') return value;
  if (field.kind === 'moment') return new Date(String(value));
  return Array.isArray(value) ? value.map((one) => labelOf(String(one))).join(', ') : labelOf(String(value));
}

/** Columns of a file. Values are read by their names on the wire. */
export function exportColumnsOf<Row extends object>(resource: AnyResource, lang: Language): ExportColumn<Row>[] {
  const inputs = new Map([...resource.inputs, ...resource.computed].map((input) => [input.name, input]));
  return resource.file
    .flatMap((name) => inputs.get(name) ?? [])
    .map((input) => ({
      header: headerOf(input, lang),
      value: (row) => cellOf(input, storedValue(row, input.name), lang),
    }));
}

async function* rowsOf(batches: AsyncIterable<Entry[]>): AsyncGenerator<Entry> {
  for await (const batch of batches) yield* batch;
}

/** Sends the entries that match as a file for Excel, as they are read. */
export async function sendEntries(
  reply: FastifyReply,
  { resource, export: read }: Pick<AnyResourceService, 'resource' | 'export'>,
  query: ExportQuery,
  by: By,
): Promise<FastifyReply> {
  const { format = 'csv', lang = 'ko' } = query;
  const batches = await read(query, by);
  const columns = exportColumnsOf<Entry>(resource, lang);
  const filename = exportFilename(resource.words.many[lang], format);
  return (format === 'xlsx' ? sendXlsx : sendCsv)(reply, filename, columns, rowsOf(batches));
}
