import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem, ProblemError } from '@portal/service-kit';
import { readByteRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { attachmentDisposition } from './content-disposition.ts';
import type { PublishedDocument } from './document-repository.ts';

/** How one request for a document is to be answered. */
export type DownloadPlan =
  | { status: 304 }
  | { status: 416 }
  | { status: 200; range: ByteRange }
  | { status: 206; range: ByteRange };

/** Strong validator: another version of the file is another hash. */
export function etagOf(document: PublishedDocument): string {
  return `"${document.sha256.slice(0, 32)}"`;
}

/** Decides by `If-None-Match`, `Range` and `If-Range`, in the order of RFC 9110, 13.2.2. */
export function planDownload(headers: FastifyRequest['headers'], document: PublishedDocument): DownloadPlan {
  const etag = etagOf(document);
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) return { status: 304 };

  const whole: ByteRange = { first: 0, last: document.sizeBytes - 1 };
  const ifRange = headers['if-range'];
  // Part of another version must never be joined to a part of this one.
  if (ifRange !== undefined && ifRange !== etag) return { status: 200, range: whole };
  const range = readByteRange(headers.range, document.sizeBytes);
  if (range === 'unsatisfiable') return { status: 416 };
  return range ? { status: 206, range } : { status: 200, range: whole };
}

export interface SendDocumentInput {
  request: FastifyRequest;
  reply: FastifyReply;
  document: PublishedDocument;
  filesDir: string;
  /** Called once for each download that begins; a resumed part, a check and a HEAD begin none. */
  onBegin(): Promise<void>;
}

/** Streams the document, always to be saved and never to be shown inline. */
export async function sendDocument({ request, reply, document, filesDir, onBegin }: SendDocumentInput): Promise<FastifyReply> {
  const plan = planDownload(request.headers, document);
  const validators = { etag: etagOf(document), 'last-modified': document.updatedAt.toUTCString(), 'cache-control': 'private, no-cache' };
  if (plan.status === 304) return reply.code(304).headers(validators).send();
  if (plan.status === 416) {
    reply.header('content-range', `bytes */${document.sizeBytes}`);
    throw new ProblemError(416, 'range-not-satisfiable');
  }
  const { first, last } = plan.range;
  const file = await openStored(request, path.join(filesDir, document.storedPath));
  reply.code(plan.status).headers({
    ...validators,
    'accept-ranges': 'bytes',
    'content-type': 'application/pdf',
    'content-length': last - first + 1,
    'content-disposition': attachmentDisposition(document.filename),
    'x-content-type-options': 'nosniff',
  });
  if (plan.status === 206) reply.header('content-range', `bytes ${first}-${last}/${document.sizeBytes}`);
  // A download is not refused because it could not be counted.
  if (first === 0 && request.method !== 'HEAD') await onBegin().catch((error: unknown) => request.log.warn({ err: error }, 'a download was not counted'));
  return reply.send(file.createReadStream({ start: first, end: last }));
}

async function openStored(request: FastifyRequest, filePath: string): Promise<FileHandle> {
  try {
    return await open(filePath, 'r');
  } catch (error) {
    request.log.error({ err: error }, 'a published document has no file');
    throw problem.unavailable('document-unavailable', 60);
  }
}
