import {
  auditOf,
  createFileLedger,
  pageWindow,
  problem,
  revisionRoutes,
  sendCsv,
  sendXlsx,
  exportFilename,
  sessionUser,
  toPage,
} from '@portal/service-kit';
import type { ExportColumn, ServiceApp } from '@portal/service-kit';
import type { BoardGroup, PostKey } from '../boards/board.ts';
import { groupOf } from '../boards/boards.ts';
import { parseId } from '../boards/paging.ts';
import { historyOf } from '../history/post-history-repository.ts';
import { countPosts, keysOf } from './post-list-repository.ts';
import { createBoardPostRepository } from './board-post-repository.ts';
import type { BoardPostRepository } from './board-post-repository.ts';
import {
  BoardPostDetailSchema,
  BoardPostParams,
  BoardPostsExportQuery,
  BoardPostsPage,
  BoardPostsQuery,
  BulkAnswer,
  BulkBody,
  idParams,
  PublishBody,
  QueuePage,
  QueueQuery,
  ReturnBody,
  TextsBody,
  WithdrawBody,
} from './board-post-schemas.ts';
import type { BoardPost } from './board-post-schemas.ts';
import { exportColumns } from './export-columns.ts';
import { createModerationService } from './moderation-service.ts';

const exportBatch = 500;

async function* readInBatches({ read }: BoardPostRepository, keys: PostKey[]): AsyncGenerator<BoardPost> {
  for (let at = 0; at < keys.length; at += exportBatch) yield* await read(keys.slice(at, at + exportBatch));
}

/** The post that the parameters of a path name. 404 `post-not-found` for an id that no row can have. */
function keyOf({ board, id }: Record<string, string | number>): PostKey {
  const known = parseId(String(id));
  if (known === undefined) throw problem.notFound('post-not-found');
  return { board: String(board), id: known };
}

/** `/api/classroom/admin/posts`: posts of all three boards. */
export function boardPostRoutes(app: ServiceApp): void {
  const posts = createBoardPostRepository(app.db);
  const moderation = createModerationService(app.db, createFileLedger(app.db, app.files), app.config.PUBLIC_ORIGIN);

  app.get(
    '/admin/posts',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'listBoardPosts',
        summary: 'Posts of all boards, with filters',
        querystring: BoardPostsQuery,
        response: { 200: BoardPostsPage },
      },
    },
    async (request) => {
      const { sort, page: _page, pageSize: _pageSize, ...filter } = request.query;
      const window = pageWindow(request.query);
      const [keys, total] = await Promise.all([
        keysOf(app.db, filter, { sort, limit: window.limit, offset: window.offset }),
        countPosts(app.db, filter),
      ]);
      return toPage(window, total, await posts.read(keys));
    },
  );

  app.get(
    '/admin/posts/export',
    {
      config: { access: 'editor', stepUp: 'data' },
      schema: {
        operationId: 'exportBoardPosts',
        summary: 'What the filters leave, as CSV or Excel file',
        querystring: BoardPostsExportQuery,
      },
    },
    async (request, reply) => {
      const { sort, lang = 'ko', format = 'csv', ...filter } = request.query;
      const keys = await moderation.export(filter, sort, auditOf(request));
      const columns: ExportColumn<BoardPost>[] = exportColumns(lang);
      const filename = exportFilename(lang === 'ko' ? '게시글' : 'posts', format);
      return (format === 'csv' ? sendCsv : sendXlsx)(reply, filename, columns, readInBatches(posts, keys));
    },
  );

  app.post(
    '/admin/posts/bulk',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'changeBoardPosts',
        summary: 'Publishes, withdraws, trashes, restores or deletes posts',
        body: BulkBody,
        response: { 200: BulkAnswer },
      },
    },
    (request) => moderation.changeMany(request.body.action, request.body.items, auditOf(request)),
  );

  app.get(
    '/admin/posts/:board/:id',
    {
      config: { access: 'editor' },
      schema: {
        operationId: 'readBoardPost',
        summary: 'One post, out of the trash too',
        params: BoardPostParams,
        response: { 200: BoardPostDetailSchema },
      },
    },
    async (request) => {
      const post = await posts.find(keyOf(request.params));
      if (!post) throw problem.notFound('post-not-found');
      return post;
    },
  );

  revisionRoutes(app, {
    path: '/admin/posts/:board/:id',
    params: BoardPostParams.properties,
    access: 'editor',
    name: 'BoardPost',
    itemOf(params) {
      const { board, id } = keyOf(params);
      return historyOf(groupOf(board), id);
    },
    mayRestore: (params, request) => moderation.mayRestore(keyOf(params), sessionUser(request)),
    restore: (params, edit, request) =>
      moderation.restoreState(keyOf(params), edit, { user: sessionUser(request), audit: auditOf(request) }),
  });
}

/** `/api/<base>/admin` of reviewed boards: what members wrote and waits, and the decisions about it. */
export function publishingRoutes(app: ServiceApp, group: BoardGroup): void {
  const { name, idName } = group;
  const params = idParams(idName);
  const posts = createBoardPostRepository(app.db);
  const moderation = createModerationService(app.db, createFileLedger(app.db, app.files), app.config.PUBLIC_ORIGIN);

  app.get(
    '/admin/queue',
    {
      config: { access: 'editor' },
      schema: {
        operationId: `listWaiting${name}`,
        summary: 'What waits for an admin, the longest first',
        querystring: QueueQuery,
        response: { 200: QueuePage },
      },
    },
    async (request) => {
      const window = pageWindow(request.query);
      const { posts: waiting, total } = await posts.queue(window);
      return toPage(window, total, waiting);
    },
  );

  app.post(
    `/admin/items/:${idName}/publish`,
    {
      config: { access: 'editor' },
      schema: {
        operationId: `publish${name}`,
        summary: 'Shows an item from now or from a moment on',
        params,
        body: PublishBody,
        response: { 200: BoardPostDetailSchema },
      },
    },
    (request) => moderation.publish(group, request.params[idName], request.body, auditOf(request)),
  );

  app.post(
    `/admin/items/:${idName}/withdraw`,
    {
      config: { access: 'editor' },
      schema: {
        operationId: `withdraw${name}`,
        summary: 'Takes an item out of sight',
        params,
        body: WithdrawBody,
        response: { 200: BoardPostDetailSchema },
      },
    },
    (request) => moderation.withdraw(group, request.params[idName], request.body, auditOf(request)),
  );

  app.post(
    `/admin/items/:${idName}/return`,
    {
      config: { access: 'editor', stepUp: 'mails' },
      schema: {
        operationId: `return${name}`,
        summary: 'Gives what waits back to its author with a reason, and mails it',
        params,
        body: ReturnBody,
        response: { 200: BoardPostDetailSchema },
      },
    },
    (request) => moderation.giveBack(group, request.params[idName], request.body, auditOf(request)),
  );

  app.post(
    `/admin/items/:${idName}/texts`,
    {
      config: { access: 'editor' },
      schema: {
        operationId: `edit${name}Texts`,
        summary: 'Corrects or translates an item',
        params,
        body: TextsBody,
        response: { 200: BoardPostDetailSchema },
      },
    },
    (request) => moderation.editTexts(group, request.params[idName], request.body, auditOf(request)),
  );
}
