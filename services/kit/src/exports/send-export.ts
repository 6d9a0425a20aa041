import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachmentDisposition } from '../files/attachment-disposition.ts';
import { csvChunks } from './csv.ts';
import { safeFileHeaders } from '../files/safe-file-headers.ts';
import type { ExportColumn } from './export-column.ts';
import { xlsxChunks } from './xlsx.ts';

function sendFile(
  reply: FastifyReply,
  filename: string,
  type: string,
  chunks: AsyncIterable<string | Uint8Array>,
): FastifyReply {
  reply.headers({
    'content-type': type,
    'content-disposition': attachmentDisposition(filename),
    'cache-control': 'no-store',
    ...safeFileHeaders,
  });
  return reply.send(Readable.from(chunks, { objectMode: false }));
}

/**
 * Sends rows as a CSV file that Excel opens rightly, as they are read: UTF-8 with a mark, formulas neutralised, telephone
 * numbers and leading zeros as they were typed, dates in Seoul time. Record the export in the audit log before.
 */
export function sendCsv<Row>(
  reply: FastifyReply,
  filename: string,
  columns: ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): FastifyReply {
  return sendFile(reply, filename, 'text/csv; charset=utf-8', csvChunks(columns, rows));
}

/** Sends rows as an Excel workbook with one sheet, as they are read; text stays text, dates are Seoul time. */
export function sendXlsx<Row>(
  reply: FastifyReply,
  filename: string,
  columns: ExportColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): FastifyReply {
  return sendFile(
    reply,
    filename,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    xlsxChunks(columns, rows),
  );
}
