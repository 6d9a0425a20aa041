import {
  auditOf,
  createFileLedger,
  maxAttachmentBytes,
  quotasOf,
  receiveUpload,
  rememberAs,
  sessionUser,
  sharedMaking,
  Type,
} from '@portal/service-kit';
import type { ServiceApp, SessionUser, Upload } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import { parseId } from '../../paging.ts';
import { communityQuotas } from '../../quotas.ts';
import { readerOf } from '../../reader.ts';
import { Removed, Restored } from '../../schema-fields.ts';
import { countReader } from '../seen/reader-count-repository.ts';
import { createNewsEditService } from './news-edit-service.ts';
import type { Finish } from './news-edit-service.ts';
import { newsFeed } from './news-feed.ts';
import { createNewsFiles } from './news-files.ts';
import { newsPages } from './news-pages.ts';
import { createNewsRepository } from './news-repository.ts';
import {
  FeedQuery,
  NewsAttachmentQuery,
  NewsDetailQuery,
  NewsDetailSchema,
  NewsImageParams,
  NewsListQuery,
  NewsListSchema,
  NewsPagesSchema,
  NewsRemoveBody,
  NewsSeenBody,
} from './news-schemas.ts';
import type { NewsDetail } from './news-schemas.ts';
import { createNewsService } from './news-service.ts';

/** What everybody may read of `/api/news`. */
export function newsReadRoutes(app: ServiceApp): void {
  const repository = createNewsRepository(app.db);
  const news = createNewsService(repository);
  const files = createNewsFiles(app.db);
  const feed = sharedMaking((query: Parameters<typeof newsFeed>[2]) =>
    newsFeed(repository, app.config.PUBLIC_ORIGIN, query),
  );

  app.get(
    '/view',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'viewNews',
        summary: 'One page of news or announcements',
        querystring: NewsListQuery,
        response: { 200: NewsListSchema },
      },
    },
    (request) => news.view(request.query, readerOf(request)),
  );

  app.get(
    '/detail',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'viewNewsDetail',
        summary: 'One item with its neighbours',
        querystring: NewsDetailQuery,
        response: { 200: NewsDetailSchema },
      },
    },
    (request) => news.detail(request.query, readerOf(request)),
  );

  app.get(
    '/attachment',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'readNewsAttachment',
        summary: 'The file of an item; images are shown in place',
        querystring: NewsAttachmentQuery,
        produces: ['application/octet-stream'],
      },
    },
    (request, reply) =>
      files.sendAttachment(request, reply, { newsId: request.query.newsId, reader: readerOf(request) }),
  );

  app.get(
    '/image/:newsId/:name',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'readNewsImage',
        summary: 'An image of an item',
        params: NewsImageParams,
        produces: ['image/webp'],
      },
    },
    (request, reply) => files.sendImage(request, reply, { ...request.params, reader: readerOf(request) }),
  );

  app.get(
    '/feed.xml',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'readNewsFeed',
        summary: 'The newest public items as RSS',
        querystring: FeedQuery,
        produces: ['application/rss+xml'],
      },
    },
    async (request, reply) => {
      const { lang = 'ko', type = 'news' } = request.query;
      reply.header('content-type', 'application/rss+xml; charset=utf-8').header('cache-control', 'public, no-cache');
      return feed({ lang, type });
    },
  );

  app.get(
    '/pages',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listNewsPages',
        summary: 'Pages of the newest public items, for the sitemap',
        response: { 200: NewsPagesSchema },
      },
    },
    (_request, reply) => {
      reply.header('cache-control', 'public, no-cache');
      return newsPages(repository);
    },
  );

  app.post(
    '/seen',
    {
      config: { access: 'optional', idempotency: false },
      schema: {
        operationId: 'seeNews',
        summary: 'Counts a reader; the author is none',
        body: NewsSeenBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const id = parseId(String(request.body.newsId));
      if (id !== undefined) await countReader(app.db, 'news', id, readerOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** What members write into `/api/news`. */
export function newsWriteRoutes(app: ServiceApp): void {
  const finishing =
    (request: FastifyRequest, status: number, user: SessionUser): Finish<NewsDetail> =>
    async (trx, newsId) => {
      const item = await createNewsService(createNewsRepository(trx)).detail({ newsId: String(newsId) }, user);
      await rememberAs(request, status)(trx, item);
      return item;
    };
  const quotas = quotasOf(app, communityQuotas);
  const edits = createNewsEditService(
    app.db,
    { files: app.files, ledger: createFileLedger(app.db, app.files) },
    quotas,
  );
  const fields = 'title, content, titleEn?, contentEn?, imageAlt?, imageAltEn?, fileName?, file? (5 MB at most)';

  async function receive(request: FastifyRequest): Promise<Upload> {
    await quotas.take(request, ['uploads-per-account', 'uploads-per-address']);
    return receiveUpload(request, { maxBytes: maxAttachmentBytes });
  }

  app.post(
    '/write',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'writeNews',
        summary: 'Writes an item; a member’s waits for an admin',
        description: `Multipart: ${fields}; of admins also startDate?, status?, type?, which are ignored from members`,
        consumes: ['multipart/form-data'],
        response: { 201: NewsDetailSchema },
      },
    },
    async (request, reply) => {
      const user = sessionUser(request);
      const editing = { audit: auditOf(request), caller: request, finish: finishing(request, 201, user) };
      return reply.code(201).send(await edits.write(await receive(request), user, editing));
    },
  );

  app.post(
    '/edit',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'editNews',
        summary: 'Changes an own item; a member’s waits again',
        description: `Multipart: newsId, ${fields}, version?, removeFile?; of admins also startDate?, status?; originalPath and thumbnailPath are ignored`,
        consumes: ['multipart/form-data'],
        response: { 200: NewsDetailSchema },
      },
    },
    async (request) => {
      const user = sessionUser(request);
      return edits.edit(await receive(request), user, {
        audit: auditOf(request),
        caller: request,
        finish: finishing(request, 200, user),
      });
    },
  );

  app.post(
    '/remove',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'removeNews',
        summary: 'Puts an item into the trash; for its author and admins',
        body: NewsRemoveBody,
        response: { 200: Removed },
      },
    },
    (request) => edits.remove(request.body, sessionUser(request), auditOf(request)),
  );

  app.post(
    '/restore',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'restoreNews',
        summary: 'Takes an item out of the trash; for its author, who removed it, and editors',
        body: NewsRemoveBody,
        response: { 200: Restored },
      },
    },
    (request) => edits.restore(request.body, sessionUser(request), auditOf(request)),
  );
}
