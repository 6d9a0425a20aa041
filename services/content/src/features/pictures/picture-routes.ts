import {
  auditOf,
  createFileLedger,
  hasRole,
  maxAttachmentBytes,
  problem,
  receiveUpload,
  rememberAs,
  SeenQuery,
  sendShownImage,
  Type,
} from '@portal/service-kit';
import type { PictureStore, ServiceApp } from '@portal/service-kit';
import { listPictures } from './picture-library-repository.ts';
import { createPictureRepository } from './picture-repository.ts';
import {
  LibraryPage,
  LibraryQuery,
  PictureChangeSchema,
  pictureFormats,
  PictureFileParams,
  PictureParams,
  PictureSchema,
  pictureSizes,
} from './picture-schemas.ts';
import { createPictureService } from './picture-service.ts';

/** `/api/content/image` for everybody, `/api/content/admin/pictures` for editors. */
export function pictureRoutes(app: ServiceApp): void {
  const store: PictureStore = {
    files: app.files,
    ledger: createFileLedger(app.db, app.files),
    folder: 'pictures',
    sizes: pictureSizes,
    formats: pictureFormats,
  };
  const pictures = createPictureService(app.db, store);
  const stored = createPictureRepository(app.db);
  const config = { access: 'editor' } as const;

  app.get(
    '/image/:pictureId/:file',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'readPicture',
        summary: 'A picture in one of its sizes and formats; of editors also one that no case shows',
        params: PictureFileParams,
        produces: ['image/avif', 'image/webp'],
      },
    },
    async (request, reply) => {
      const { pictureId, file } = request.params;
      const row = await stored.file(pictureId, file);
      if (!row) throw problem.notFound('picture-not-found');
      const contentType = file.endsWith('.avif') ? 'image/avif' : 'image/webp';
      const image = { name: row.path, bytes: row.bytes, sha256: row.sha256, contentType };
      return sendShownImage(request, reply, image, {
        isShown: () => stored.isShown(pictureId),
        hasIt: (user) => hasRole(user, 'editor', 'marketing'),
        missing: 'picture-not-found',
      });
    },
  );

  app.get(
    '/admin/pictures',
    {
      config,
      schema: {
        operationId: 'listPictures',
        summary: 'Pictures of the library, the newest first',
        querystring: LibraryQuery,
        response: { 200: LibraryPage },
      },
    },
    (request) => listPictures(app.db, request.query),
  );

  app.post(
    '/admin/pictures',
    {
      config,
      schema: {
        operationId: 'addPicture',
        summary: 'Adds a picture, which is converted and sized',
        description: 'Multipart: file (5 MB at most)',
        consumes: ['multipart/form-data'],
        response: { 201: PictureSchema },
      },
    },
    async (request, reply) => {
      const { file } = await receiveUpload(request, { maxBytes: maxAttachmentBytes });
      return reply.code(201).send(await pictures.add(file, auditOf(request), rememberAs(request, 201)));
    },
  );

  app.get(
    '/admin/pictures/:pictureId',
    {
      config,
      schema: {
        operationId: 'findPicture',
        summary: 'A picture with its words and its focal point',
        params: PictureParams,
        response: { 200: PictureSchema },
      },
    },
    (request) => pictures.find(request.params.pictureId),
  );

  app.patch(
    '/admin/pictures/:pictureId',
    {
      config,
      schema: {
        operationId: 'changePicture',
        summary: 'Words and focal point of a picture; 409 when the version is an older one',
        params: PictureParams,
        body: PictureChangeSchema,
        response: { 200: PictureSchema },
      },
    },
    (request) => pictures.change(request.params.pictureId, request.body, auditOf(request)),
  );

  app.post(
    '/admin/pictures/:pictureId/replace',
    {
      config,
      schema: {
        operationId: 'replacePicture',
        summary: 'Puts another file in the place of a picture, wherever it is shown',
        description: 'Multipart: version, file (5 MB at most)',
        params: PictureParams,
        consumes: ['multipart/form-data'],
        response: { 200: PictureSchema },
      },
    },
    async (request) => {
      const upload = await receiveUpload(request, { maxBytes: maxAttachmentBytes });
      return pictures.replace(request.params.pictureId, upload, auditOf(request));
    },
  );

  app.delete(
    '/admin/pictures/:pictureId',
    {
      config,
      schema: {
        operationId: 'removePicture',
        summary: 'Removes a picture that no entry shows; 409 media-in-use otherwise',
        description: 'It can be brought back for 30 days',
        params: PictureParams,
        querystring: SeenQuery,
        response: { 200: Type.Integer({ description: '1, or 0 when it was removed before' }) },
      },
    },
    (request) => pictures.remove(request.params.pictureId, request.query.version, auditOf(request)),
  );

  app.post(
    '/admin/pictures/:pictureId/restore',
    {
      config,
      schema: {
        operationId: 'restorePicture',
        summary: 'Brings a picture back that was removed',
        params: PictureParams,
        querystring: SeenQuery,
        response: { 200: PictureSchema },
      },
    },
    (request) => pictures.restore(request.params.pictureId, request.query.version, auditOf(request)),
  );
}
