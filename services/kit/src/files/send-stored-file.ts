import { problem, ProblemError } from '@portal/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentDisposition } from './attachment-disposition.ts';
import { readByteRange } from './byte-range.ts';
import type { ByteRange } from './byte-range.ts';
import { safeFileHeaders } from './safe-file-headers.ts';

export interface SentFile {
  /** Name in the store. */
  name: string;
  bytes: number;
  /** Lower-case hex; makes the ETag. */
  sha256: string;
  contentType: string;
  /** Saved under this name; without it the file is shown in place, which is for images alone. */
  filename?: string;
  /** Sent as `inline` although it has a name, which is used when it is saved. For images only. */
  isInline?: boolean;
  changedAt?: Date;
  /** `private, no-cache` when left out. */
  cacheControl?: string;
  /** Called once for each download that begins; a resumed part, a check and a HEAD begin none. A failure is logged. */
  onBegin?: () => Promise<void>;
}

export type DownloadPlan =
  | { status: 304 }
  | { status: 416 }
  | { status: 200; range?: undefined }
  | { status: 206; range: ByteRange };

/** Decides by `If-None-Match`, `Range` and `If-Range`, in the order of RFC 9110, 13.2.2. */
export function planDownload(headers: FastifyRequest['headers'], etag: string, bytes: number): DownloadPlan {
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  if (known.includes(etag) || known.includes('*')) return { status: 304 };
  const ifRange = headers['if-range'];
  // Part of another version must never be joined to a part of this one
  if (ifRange !== undefined && ifRange !== etag) return { status: 200 };
  const range = readByteRange(headers.range, bytes);
  if (range === 'unsatisfiable') return { status: 416 };
  return range ? { status: 206, range } : { status: 200 };
}

function dispositionOf({ filename, isInline = false }: SentFile): string {
  if (filename === undefined) return 'inline';
  const saved = attachmentDisposition(filename);
  return isInline ? saved.replace(/^attachment/, 'inline') : saved;
}

/**
 * Streams a stored file with validators and ranges, never guessed at by the browser.
 * 416 `range-not-satisfiable`; 503 `file-unavailable` when the store has lost it.
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): Promise<FastifyReply> {
  const etag = `"${file.sha256.slice(0, 32)}"`;
  const plan = planDownload(request.headers, etag, file.bytes);
  reply.headers({
    ...safeFileHeaders,
    etag,
    'cache-control': file.cacheControl ?? 'private, no-cache',
    ...(file.changedAt ? { 'last-modified': file.changedAt.toUTCString() } : {}),
  });
  if (plan.status === 304) return reply.code(304).send();
  if (plan.status === 416) {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new ProblemError(416, 'range-not-satisfiable');
  }
  const opened = await request.server.files.open(file.name, plan.range);
  if (!opened) {
    request.log.error({ file: file.name }, 'a stored file is missing');
    throw problem.unavailable('file-unavailable', 60);
  }
  const { first, last } = plan.range ?? { first: 0, last: file.bytes - 1 };
  reply.code(plan.status).headers({
    'accept-ranges': 'bytes',
    'content-type': file.contentType,
    'content-length': last - first + 1,
    'content-disposition': dispositionOf(file),
  });
  if (plan.range) reply.header('content-range', `bytes ${first}-${last}/${file.bytes}`);
  if (first === 0 && request.method !== 'HEAD') {
    await file.onBegin?.().catch((error: unknown) => request.log.warn({ err: error }, 'a download was not counted'));
  }
  return reply.send(opened.stream);
}
