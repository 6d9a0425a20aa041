import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { pipeline, Transform } from 'node:stream';
import multipart from '@fastify/multipart';
import type { MultipartFile } from '@fastify/multipart';
import { beginAnswering, claimTime, codeOf, isCutOff, isUnstorable, problem, ProblemError } from '@portal/runtime';
import { tidyText } from '@portal/text-bounds';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { uploadFolder } from './file-names.ts';
import type { StoredBytes } from './file-store.ts';
import { keepFile } from './keep-file.ts';

export interface UploadLimits {
  /** Of the file. */
  maxBytes: number;
  /** Of each text field, in bytes; 256 KiB when left out. */
  maxFieldBytes?: number;
}

export interface UploadedFile extends StoredBytes {
  /** As the sender called it, without folders, in NFC. */
  filename: string;
  /** As the sender claims; decide by the content and the name instead. */
  claimedType: string;
  /** Network address of the sender; undefined for what no request brought. */
  sender?: string;
  /** First bytes of the content, by which its type can be told. */
  head: Buffer;
  /** Where it waits in the store until it is kept, so that it can be looked at before. */
  path: string;
  /**
   * Gives the file its place in the store; without it the file is removed after the response. Once the request was answered
   * because it took too long, 503 `time-limit`: what the sender was refused is not stored. From here on a handler has the
   * whole time for a response again, to store what belongs to the file. Says what is stored: a picture loses its metadata.
   */
  keep(name: string): Promise<StoredBytes>;
}

export interface Upload {
  /** Text fields by name, as `tidyText` makes them. */
  fields: Record<string, string>;
  /** Undefined when none was chosen. */
  file?: UploadedFile;
}

const defaultFieldBytes = 256 * 1024;
const maxFields = 40;
const headBytes = 4_100;

const refusals: Record<string, ProblemError> = {
  FST_FILES_LIMIT: problem.badRequest('too-many-fields'),
  FST_PARTS_LIMIT: problem.badRequest('too-many-fields'),
  FST_PROTO_VIOLATION: problem.badRequest('bad-request'),
  FST_INVALID_MULTIPART_CONTENT_TYPE: problem.unsupportedType(),
  FST_MP_PREMATURE_CLOSE: problem.badRequest('upload-aborted'),
  ERR_STREAM_PREMATURE_CLOSE: problem.badRequest('upload-aborted'),
};

function refusalOf(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const known = refusals[codeOf(error) ?? ''];
  if (known) return known;
  // What the parser says of malformed bodies has no code
  return error instanceof Error && /multipart|boundary|part terminated/i.test(error.message)
    ? problem.badRequest('bad-request')
    : error;
}

const refused = (field: string): ProblemError =>
  problem.badRequest('validation-failed', undefined, { [field]: 'invalid-format' });

/** 400 for a name with U+0000, which no database column holds, and for the name of a file that is not UTF-8: its bytes are U+FFFD by now. */
function refuseUnstorable({ fieldname, filename = '' }: { fieldname: string; filename?: string }): void {
  if (isUnstorable(fieldname)) throw refused('_');
  if (isUnstorable(filename) || filename.includes('\uFFFD')) throw refused(fieldname);
}

/** As the parser has it, which is made to take all parts for files: it would replace bytes of a field that are not UTF-8, and read JSON. */
const isFile = ({ filename, mimetype }: MultipartFile): boolean =>
  filename !== undefined || mimetype === 'application/octet-stream';

/** The text of a field; 400 for bytes that are not UTF-8, whatever its part says. */
async function textOf({ fieldname, file }: MultipartFile, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
  }
  if (size > maxBytes) throw problem.tooLarge('field-too-large', undefined, { [fieldname]: 'too-long' });
  const bytes = Buffer.concat(chunks);
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes) || isUnstorable(text)) throw refused(fieldname);
  return tidyText(text);
}

/** Passes bytes through and remembers the first of them. */
function headOf(): { stream: Transform; head(): Buffer } {
  let head = Buffer.alloc(0);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      done(null, chunk);
    },
  });
  return { stream, head: () => head };
}

async function store(
  request: FastifyRequest,
  part: MultipartFile,
  maxBytes: number,
  pending: Set<string>,
): Promise<UploadedFile | undefined> {
  const { files } = request.server;
  const name = `${uploadFolder}/${randomUUID()}`;
  const { stream, head } = headOf();
  // Owns the errors of both from now on: the store begins to read only once it has opened its file
  pipeline(part.file, stream, (error) => {
    if (error) request.log.debug({ err: error }, 'upload broke off');
  });
  pending.add(name);
  const stored = await files.put(name, stream, maxBytes);
  // Browsers escape this one sign alone (HTML, multipart/form-data)
  const filename = tidyText((part.filename ?? '').replaceAll('%22', '"'));
  // A form whose file was not chosen sends an empty one without a name
  if (filename === '' && stored.bytes === 0) return undefined;
  return {
    ...stored,
    filename,
    claimedType: part.mimetype,
    sender: request.ip,
    head: head(),
    path: name,
    keep: async (target) => {
      claimTime(request);
      const kept = await keepFile(files, { ...stored, path: name, head: head() }, target);
      pending.delete(name);
      return kept;
    },
  };
}

const pendingUploads = new WeakMap<FastifyRequest, Set<string>>();

async function removePending(request: FastifyRequest): Promise<void> {
  const pending = pendingUploads.get(request);
  if (!pending) return;
  pendingUploads.delete(request);
  for (const name of pending) {
    await request.server.files
      .remove(name)
      .catch((error: unknown) => request.log.warn({ err: error }, 'an upload was not removed'));
  }
}

/** Lets a service take multipart bodies; whatever its handlers do not keep is removed after the answer. */
export const uploads = fp(
  async (app) => {
    await app.register(multipart);
    app.addHook('onResponse', async (request) => {
      // Cut off in the middle of its body. Node ends the connection but not the request, whose reader would hold its file for ever
      if (pendingUploads.has(request) && !request.raw.complete) request.raw.destroy();
      await removePending(request);
    });
    app.addHook('onRequestAbort', removePending);
  },
  { name: 'uploads', dependencies: ['time-limit'], decorators: { fastify: ['files'] } },
);

/**
 * Reads a multipart body: text fields, and one file at most, which is streamed into the store. Call it once.
 * 413 `file-too-large` or `field-too-large`, 400 `too-many-files`, `too-many-fields`, `upload-aborted`, `validation-failed` for
 * text that cannot be stored, 415 for any other body;
 * 408 `upload-too-slow` after a minute. What was received is removed then.
 */
export async function receiveUpload(
  request: FastifyRequest,
  { maxBytes, maxFieldBytes = defaultFieldBytes }: UploadLimits,
): Promise<Upload> {
  const pending = new Set<string>();
  pendingUploads.set(request, pending);
  const fields: Record<string, string> = {};
  const counts = { files: 0, fields: 0 };
  let file: UploadedFile | undefined;
  try {
    const limits = { fileSize: Math.max(maxBytes, maxFieldBytes) + 1, files: maxFields + 2, parts: maxFields + 2 };
    for await (const part of request.parts({ limits, isPartAFile: () => true })) {
      if (part.type !== 'file') continue;
      part.file.on('error', () => request.log.debug('upload broke off'));
      refuseUnstorable(part);
      if (isFile(part)) {
        if ((counts.files += 1) > 1) throw problem.badRequest('too-many-files', 'one file at most');
        file = await store(request, part, maxBytes, pending);
      } else {
        if ((counts.fields += 1) > maxFields) throw problem.badRequest('too-many-fields');
        fields[part.fieldname] = await textOf(part, maxFieldBytes);
      }
    }
    if (isCutOff(request)) throw new ProblemError(408, 'upload-too-slow');
  } catch (error) {
    // Again: an answer that came before may have ended the first watch
    pendingUploads.set(request, pending);
    await removePending(request);
    throw refusalOf(error);
  }
  beginAnswering(request);
  return file ? { fields, file } : { fields };
}
