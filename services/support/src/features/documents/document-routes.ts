import { problem, searchRoute, sendStoredFile, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { documentAdminRoutes } from './document-admin-routes.ts';
import { catalogFolder, fileFor } from './document.ts';
import { countDownload, listDocuments } from './document-repository.ts';
import { documentItem, documentListQuery, downloadQuery, pdfBody } from './document-schemas.ts';

/** `/api/file`: the list of documents for everybody, their bytes for members, replacing them for admins. */
export async function documentRoutes(app: SupportApp): Promise<void> {
  app.get(
    '/documents',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listDocuments',
        summary: 'The seven documents of the download page, in its order',
        querystring: documentListQuery,
        response: { 200: Type.Array(documentItem) },
      },
    },
    async (request) => {
      const lang = request.query.lang ?? 'ko';
      const documents = await listDocuments(app.db);
      return documents.map((document) => {
        const { key, title, type, colour, filename } = document;
        const { sizeBytes, updatedAt } = fileFor(document, lang);
        return {
          key,
          title: title[lang],
          type,
          colour,
          filename,
          size: sizeBytes,
          updatedAt: updatedAt.toISOString(),
          lang,
        };
      });
    },
  );

  app.get(
    '/download',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'downloadDocument',
        summary: 'One of the seven documents, for signed-in members',
        querystring: downloadQuery,
        response: {
          200: { description: 'The PDF', content: pdfBody },
          206: { description: 'The part that Range asked for', content: pdfBody },
        },
      },
    },
    async (request, reply) => {
      // Compared with the published names alone: what the client wrote never becomes a path or a query.
      const wanted = request.query.filePath;
      const document = (await listDocuments(app.db)).find(({ filename }) => `${catalogFolder}/${filename}` === wanted);
      if (!document) throw problem.notFound('document-not-found');
      const { filename, key, title } = document;
      const lang = request.query.lang ?? 'ko';
      const { storedPath: name, sizeBytes: bytes, sha256, updatedAt: changedAt } = fileFor(document, lang);
      return sendStoredFile(request, reply, {
        name,
        bytes,
        sha256,
        filename: lang === 'en' ? `${title.en}.pdf` : filename,
        changedAt,
        contentType: 'application/pdf',
        onBegin: () => countDownload(app.db, key),
      });
    },
  );

  searchRoute(app, { operationId: 'searchDocuments', kinds: ['document'] });
  documentAdminRoutes(app);
}
