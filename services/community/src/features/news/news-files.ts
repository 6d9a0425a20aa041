import { problem, sendStoredFile } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { parseId } from '../../paging.ts';
import type { Reader } from '../../reader.ts';
import { sendAttachment } from '../attachments/send-attachment.ts';
import { findNewsFiles } from './news-file-repository.ts';
import type { NewsFiles } from './news-file-repository.ts';
import { imageName } from './news-images.ts';
import { newsScope } from './news-scope.ts';

/** The files of items, with the rights of their item: 404 `news-not-found` for what the reader may not see. */
export function createNewsFiles(db: Knex) {
  async function filesOf(newsId: string, reader: Reader): Promise<{ stored: NewsFiles; corrected: NewsFiles }> {
    const id = parseId(newsId);
    const row =
      id === undefined ? undefined : await findNewsFiles(db, id, { scope: newsScope(reader, undefined), reader });
    if (!row) throw problem.notFound('news-not-found');
    return row;
  }

  return {
    /** 404 `attachment-not-found` for an item without one. */
    async sendAttachment(
      request: FastifyRequest,
      reply: FastifyReply,
      { newsId, reader }: { newsId: string; reader: Reader },
    ): Promise<FastifyReply> {
      return sendAttachment(request, reply, (await filesOf(newsId, reader)).corrected);
    },

    /** One of the images of an item or of its correction, by the name in its address. Asked for anew each time: an item may be withdrawn. */
    async sendImage(
      request: FastifyRequest,
      reply: FastifyReply,
      { newsId, name, reader }: { newsId: string; name: string; reader: Reader },
    ): Promise<FastifyReply> {
      const { stored, corrected } = await filesOf(newsId, reader);
      const images = [stored, corrected].flatMap((row) => [
        { path: row.originalPath, bytes: row.originalBytes, sha256: row.originalSha256 },
        { path: row.thumbnailPath, bytes: row.thumbnailBytes, sha256: row.thumbnailSha256 },
      ]);
      const image = images.find(({ path }) => path !== null && imageName(path) === name);
      if (!image || image.path === null || image.bytes === null || image.sha256 === null)
        throw problem.notFound('news-not-found');
      return sendStoredFile(request, reply, {
        name: image.path,
        bytes: image.bytes,
        sha256: image.sha256,
        contentType: 'image/webp',
      });
    },
  };
}
