import { problem } from '@portal/runtime';
import type { FastifyRequest } from 'fastify';
import { Type } from '@portal/runtime/typebox';
import { auditOf } from '../audit/audit-of.ts';
import { sessionUser } from '../auth/session-user.ts';
import { maxAttachmentBytes } from '../files/content/file-kinds.ts';
import { createFileLedger } from '../files/file-ledger.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { rememberAs } from '../idempotency/idempotency.ts';
import { SeenQuery } from '../input/seen-version.ts';
import type { ServiceApp } from '../app/service-app.ts';
import type { MediaLibrary } from './media-library.ts';
import { createMediaRepository } from './media-repository.ts';
import { MediaChange, MediaFileParams, MediaParams, MediaQuery, mediaSchemas } from './media-schemas.ts';
import { createMediaService } from './media-service.ts';
import { sendShownImage } from './send-shown-image.ts';

const whoAsks = (request: FastifyRequest) => ({ user: sessionUser(request), audit: auditOf(request) });

/** Number of rows that a removal took. */
const Removed = Type.Integer({ description: '1, or 0 when there was none' });

/** `/media` below the base of a service: the images of its library. The service has the migrations `fileRemovalsMigration` and `mediaMigration`. */
export function mediaRoutes<Extra extends object>(app: ServiceApp<Extra>, library: MediaLibrary): void {
  const { access } = library;
  const { MediaSchema, MediaPage } = mediaSchemas(library.useFields);
  const ledger = createFileLedger(app.db, app.files);
  const media = createMediaService(app.db, { files: app.files, ledger }, library);
  const stored = createMediaRepository(app.db, library);
  const receive = async (request: FastifyRequest) => {
    await library.beforeUpload?.(request);
    return receiveUpload(request, { maxBytes: maxAttachmentBytes });
  };

  app.get(
    '/media/:mediaId/:size',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'readMediaImage',
        summary:
          'An image of the library, with the rights of the texts that show it; of its author and of editors always',
        params: MediaFileParams,
        produces: ['image/webp'],
      },
    },
    async (request, reply) => {
      const row = await stored.row(request.params.mediaId);
      if (!row) throw problem.notFound('media-not-found');
      const isTile = request.params.size === 'tile.webp';
      const image = {
        name: isTile ? row.tilePath : row.largePath,
        bytes: isTile ? row.tileBytes : row.largeBytes,
        sha256: isTile ? row.tileSha256 : row.largeSha256,
        contentType: 'image/webp',
      };
      return sendShownImage(request, reply, image, {
        isShown: (reader) => library.isShown(app.db, row.id, reader),
        hasIt: (user) => library.mayEditAll(user) || user.id === row.authorId,
        missing: 'media-not-found',
      });
    },
  );

  app.get(
    '/media',
    {
      config: { access },
      schema: {
        operationId: 'listMedia',
        summary: 'Images of the library, the newest first; of members what they added',
        querystring: MediaQuery,
        response: { 200: MediaPage },
      },
    },
    (request, reply) => {
      reply.header('cache-control', 'no-store');
      return media.list(request.query, sessionUser(request));
    },
  );

  app.post(
    '/media',
    {
      config: { access },
      schema: {
        operationId: 'addMedia',
        summary: 'Adds an image, which is converted and sized',
        description: 'Multipart: altKo?, altEn?, file (5 MB at most)',
        consumes: ['multipart/form-data'],
        response: { 201: MediaSchema },
      },
    },
    async (request, reply) => {
      const by = { ...whoAsks(request), remember: rememberAs(request, 201) };
      return reply.code(201).send(await media.add(await receive(request), by));
    },
  );

  app.patch(
    '/media/:mediaId',
    {
      config: { access },
      schema: {
        operationId: 'editMedia',
        summary: 'Words and focal point of an image; of members their own',
        params: MediaParams,
        body: MediaChange,
        response: { 200: MediaSchema },
      },
    },
    (request) => media.edit(request.params.mediaId, request.body, whoAsks(request)),
  );

  app.post(
    '/media/:mediaId/replace',
    {
      config: { access },
      schema: {
        operationId: 'replaceMedia',
        summary:
          'Puts another file in the place of an image, in every text that shows it; of members only while none does',
        description: 'Multipart: version?, file (5 MB at most)',
        params: MediaParams,
        consumes: ['multipart/form-data'],
        response: { 200: MediaSchema },
      },
    },
    async (request) => media.replace(request.params.mediaId, await receive(request), whoAsks(request)),
  );

  app.delete(
    '/media/:mediaId',
    {
      config: { access },
      schema: {
        operationId: 'removeMedia',
        summary: 'Removes an image that no text shows; 409 media-in-use otherwise',
        description: 'It can be brought back for 30 days',
        params: MediaParams,
        querystring: SeenQuery,
        response: { 200: Removed },
      },
    },
    (request) => media.remove(request.params.mediaId, request.query.version, whoAsks(request)),
  );

  app.post(
    '/media/:mediaId/restore',
    {
      config: { access },
      schema: {
        operationId: 'restoreMedia',
        summary: 'Brings an image back that was removed; of members their own',
        params: MediaParams,
        querystring: SeenQuery,
        response: { 200: MediaSchema },
      },
    },
    (request) => media.restore(request.params.mediaId, request.query.version, whoAsks(request)),
  );
}
