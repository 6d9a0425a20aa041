import { problem, sendStoredFile } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import { sendAttachment } from '../attachments/send-attachment.ts';
import type { BoardGroup } from '../boards/board.ts';
import { parseId } from '../boards/paging.ts';
import { findPostFiles } from './post-file-repository.ts';
import type { PostFiles } from './post-file-repository.ts';
import { imageName } from '../boards/post-images.ts';
import type { Reader } from '../boards/reader.ts';

type PostId = string | number | undefined;

/** The files of posts, with the rights of their post: 404 `<base>-not-found` for what the reader may not see. */
export function createPostFiles(db: Knex, group: BoardGroup) {
  const notFound = () => problem.notFound(`${group.base}-not-found`);

  async function filesOf(given: PostId, reader: Reader): Promise<{ stored: PostFiles; corrected: PostFiles }> {
    const id = parseId(String(given));
    const row = id === undefined ? undefined : await findPostFiles(db, group, { id, reader });
    if (!row) throw notFound();
    return row;
  }

  return {
    /** 404 `attachment-not-found` for a post without one. */
    async sendAttachment(
      request: FastifyRequest,
      reply: FastifyReply,
      { id, reader }: { id: PostId; reader: Reader },
    ): Promise<FastifyReply> {
      return sendAttachment(request, reply, (await filesOf(id, reader)).corrected);
    },

    /** One of the images of a post or of its correction, by the name in its address. Read each time: a post may be withdrawn. */
    async sendImage(
      request: FastifyRequest,
      reply: FastifyReply,
      { id, name, reader }: { id: PostId; name: string; reader: Reader },
    ): Promise<FastifyReply> {
      const { stored, corrected } = await filesOf(id, reader);
      const images = [stored, corrected].flatMap((row) => [
        { path: row.originalPath, bytes: row.originalBytes, sha256: row.originalSha256 },
        { path: row.thumbnailPath, bytes: row.thumbnailBytes, sha256: row.thumbnailSha256 },
      ]);
      const image = images.find(({ path }) => path !== null && imageName(path) === name);
      if (!image || image.path === null || image.bytes === null || image.sha256 === null) throw notFound();
      return sendStoredFile(request, reply, {
        name: image.path,
        bytes: image.bytes,
        sha256: image.sha256,
        contentType: 'image/webp',
      });
    },
  };
}
