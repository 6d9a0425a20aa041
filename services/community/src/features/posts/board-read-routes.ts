import { sharedMaking, Type } from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { countReader } from '../seen/reader-count-repository.ts';
import { boardFeed } from './board-feed.ts';
import { boardPages } from './board-pages.ts';
import { boardQuerySchemas } from './board-query-schemas.ts';
import { createBoardRepository } from './board-repository.ts';
import { boardSchemas, PagesSchema } from './board-schemas.ts';
import { createBoardService } from './board-service.ts';
import type { BoardCall, BoardGroup, Language } from '../boards/board.ts';
import { parseId } from '../boards/paging.ts';
import { createPostFiles } from './post-files.ts';
import { readerOf } from '../boards/reader.ts';

/** What everybody may call, each to be registered. */
export function boardReadRoutes(
  app: ServiceApp,
  group: BoardGroup,
): Record<Exclude<BoardCall, 'write' | 'edit' | 'remove' | 'restore'>, () => void> {
  const { name, words, idName } = group;
  const schemas = { ...boardSchemas(group), ...boardQuerySchemas(group) };
  const repository = createBoardRepository(app.db, group);
  const service = createBoardService(app.db, group);
  const files = createPostFiles(app.db, group);
  const feed = sharedMaking(({ type, lang }: { type: string; lang: Language }) => {
    const board = group.boards.find((known) => known.name === type) ?? group.boards[0];
    return boardFeed(repository, group, { board, lang, publicOrigin: app.config.PUBLIC_ORIGIN });
  });

  return {
    view: () =>
      app.get(
        '/view',
        {
          config: { access: 'optional' },
          schema: {
            operationId: `view${name}`,
            summary: `One page of ${words.posts}`,
            querystring: schemas.ListQuery,
            response: { 200: schemas.ListSchema },
          },
        },
        (request) => service.view(request.query, readerOf(request)),
      ),
    detail: () =>
      app.get(
        '/detail',
        {
          config: { access: 'optional' },
          schema: {
            operationId: `view${name}Detail`,
            summary: `One ${words.post} with its ${group.kinds ? 'answers and ' : ''}neighbours`,
            querystring: schemas.DetailQuery,
            response: { 200: schemas.DetailSchema },
          },
        },
        (request) => service.detail(request.query[idName], request.query, readerOf(request)),
      ),
    attachment: () =>
      app.get(
        '/attachment',
        {
          config: { access: 'optional' },
          schema: {
            operationId: `read${name}Attachment`,
            summary: `The file of ${words.onePost}; images are shown in place`,
            querystring: schemas.IdQuery,
            produces: ['application/octet-stream'],
          },
        },
        (request, reply) =>
          files.sendAttachment(request, reply, { id: request.query[idName], reader: readerOf(request) }),
      ),
    image: () =>
      app.get(
        `/image/:${idName}/:name`,
        {
          config: { access: 'optional' },
          schema: {
            operationId: `read${name}Image`,
            summary: `An image of ${words.onePost}`,
            params: schemas.ImageParams,
            produces: ['image/webp'],
          },
        },
        (request, reply) => {
          const { [idName]: id, name: image } = request.params;
          return files.sendImage(request, reply, { id, name: image, reader: readerOf(request) });
        },
      ),
    feed: () =>
      app.get(
        '/feed.xml',
        {
          config: { access: 'public' },
          schema: {
            operationId: `read${name}Feed`,
            summary: `The newest public ${words.post}s as RSS`,
            querystring: schemas.FeedQuery,
            produces: ['application/rss+xml'],
          },
        },
        async (request, reply) => {
          const { lang = 'ko', type = group.boards[0].name } = request.query;
          reply
            .header('content-type', 'application/rss+xml; charset=utf-8')
            .header('cache-control', 'public, no-cache');
          return feed({ lang, type });
        },
      ),
    pages: () =>
      app.get(
        '/pages',
        {
          config: { access: 'public' },
          schema: {
            operationId: `list${name}Pages`,
            summary: `Pages of the newest public ${words.post}s, for the sitemap`,
            response: { 200: PagesSchema },
          },
        },
        (_request, reply) => {
          reply.header('cache-control', 'public, no-cache');
          return boardPages(repository, group);
        },
      ),
    seen: () =>
      app.post(
        '/seen',
        {
          config: { access: 'optional', idempotency: false },
          schema: {
            operationId: `see${name}`,
            summary: 'Counts a reader; the author is none',
            body: schemas.SeenBody,
            response: { 204: Type.Null() },
          },
        },
        async (request, reply) => {
          const id = parseId(String(request.body[idName]));
          if (id !== undefined) await countReader(app.db, group, id, readerOf(request));
          return reply.code(204).send(null);
        },
      ),
  };
}
