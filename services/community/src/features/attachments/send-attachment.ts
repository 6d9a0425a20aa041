import { isImageType, problem, sendStoredFile } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a row says of its file; all null without one. */
export interface StoredAttachment {
  filePath: string | null;
  fileName: string | null;
  fileSize: number | null;
  fileSha256: string | null;
  fileType: string | null;
}

/** Streams an attachment under its own name; images in place, everything else to be saved. 404 `attachment-not-found`. */
export async function sendAttachment(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredAttachment,
): Promise<FastifyReply> {
  const { filePath, fileName, fileSize, fileSha256, fileType } = file;
  if (filePath === null || fileName === null || fileSize === null || fileSha256 === null)
    throw problem.notFound('attachment-not-found');
  return sendStoredFile(request, reply, {
    name: filePath,
    filename: fileName,
    bytes: fileSize,
    sha256: fileSha256,
    contentType: fileType ?? 'application/octet-stream',
    isInline: isImageType(fileType),
  });
}
