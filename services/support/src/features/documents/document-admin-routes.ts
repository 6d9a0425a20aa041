import { auditOf, problem, receiveUpload, sessionUser, Type } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Static } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { createDocumentAdmin } from './document-admin.ts';
import type { DocumentEdit } from './document-admin.ts';
import type { PublishedDocument } from './document.ts';
import { listDocuments } from './document-repository.ts';
import { adminDocument, documentParams, documentVersion } from './document-schemas.ts';

/** Said on the page too; the portal lets no more through to these calls. */
export const maxDocumentBytes = 20 * 1024 * 1024;

function present(document: PublishedDocument): Static<typeof adminDocument> {
  const { key, title, type, colour, filename, sizeBytes, updatedAt, version, downloadCount, replacement } = document;
  return {
    key,
    type,
    colour,
    filename,
    version,
    titleKo: title.ko,
    titleEn: title.en,
    size: sizeBytes,
    updatedAt: updatedAt.toISOString(),
    downloads: downloadCount,
    replaced: replacement !== null,
    replacedBy: replacement?.by ?? null,
    uploadedName: replacement?.uploadedName ?? null,
  };
}

function editOf(request: FastifyRequest, key: string, version: number): DocumentEdit {
  return { key, version, user: sessionUser(request), audit: auditOf(request) };
}

/** `/api/file/admin/documents`: replacing the seven files. */
export function documentAdminRoutes(app: SupportApp): void {
  const admin = createDocumentAdmin({ db: app.db, files: app.files });

  app.get(
    '/admin/documents',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'listAdminDocuments',
        summary: 'The seven documents with their downloads',
        response: { 200: Type.Array(adminDocument) },
      },
    },
    async () => (await listDocuments(app.db)).map(present),
  );

  app.post(
    '/admin/documents/:key/file',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'replaceDocument',
        summary: 'Another file in the place of a document, at once (multipart, field `file`, a PDF of 20 MB at most)',
        consumes: ['multipart/form-data'],
        params: documentParams,
        querystring: documentVersion,
        response: { 200: adminDocument },
      },
    },
    async (request) => {
      const edit = editOf(request, request.params.key, request.query.version);
      await admin.requireCurrent(edit);
      const { file } = await receiveUpload(request, { maxBytes: maxDocumentBytes });
      if (!file) throw problem.badRequest('file-missing');
      return present(await admin.replace(edit, file));
    },
  );

  app.post(
    '/admin/documents/:key/reset',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'resetDocument',
        summary: 'The original in place of the file of an admin',
        params: documentParams,
        body: documentVersion,
        response: { 200: adminDocument },
      },
    },
    async (request) => present(await admin.reset(editOf(request, request.params.key, request.body.version))),
  );

  app.post(
    '/admin/documents/:key/restore',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'restoreDocument',
        summary: 'The file of an admin again, which a reset took away; until the document is changed once more',
        params: documentParams,
        body: documentVersion,
        response: { 200: adminDocument },
      },
    },
    async (request) => present(await admin.restore(editOf(request, request.params.key, request.body.version))),
  );
}
