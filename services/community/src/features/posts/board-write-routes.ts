import {
  auditOf,
  createFileLedger,
  maxAttachmentBytes,
  quotasOf,
  receiveUpload,
  rememberAs,
  sessionUser,
} from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Removed, Restored } from '../../fields.ts';
import { communityQuotas } from '../../quotas.ts';
import { boardQuerySchemas } from './board-query-schemas.ts';
import type { PostId } from './board-query-schemas.ts';
import { boardSchemas } from './board-schemas.ts';
import { createBoardService } from './board-service.ts';
import type { BoardCall, BoardGroup } from '../boards/board.ts';
import { createPostEditService } from './post-edit-service.ts';
import type { Finish } from './post-edit-service.ts';

/** Fields of the forms, as their descriptions name them. */
function fieldsOf({ kinds, isBilingual, isReviewed }: BoardGroup) {
  const english = isBilingual ? ', titleEn?, contentEn?, imageAlt?, imageAltEn?' : '';
  return {
    texts: `title, content${kinds ? ', type' : ''}${english}, fileName?, file? (5 MB at most)`,
    ofEditors: (more: string[]): string => {
      if (!isReviewed) return '';
      const names = ['startDate', 'status', ...more].map((field) => `${field}?`).join(', ');
      return `; of admins also ${names}${more.length > 0 ? ', which are ignored from members' : ''}`;
    },
    ignored: isBilingual ? 'originalPath and thumbnailPath' : 'email and filePath',
  };
}

/** What members call, each to be registered. */
export function boardWriteRoutes(
  app: ServiceApp,
  group: BoardGroup,
): Record<Extract<BoardCall, 'write' | 'edit' | 'remove' | 'restore'>, () => void> {
  const { name, words, idName, isReviewed, isRemovedByQuery } = group;
  const schemas = { ...boardSchemas(group), ...boardQuerySchemas(group) };
  const quotas = quotasOf(app, communityQuotas);
  const store = { files: app.files, ledger: createFileLedger(app.db, app.files) };
  const edits = createPostEditService(app.db, group, { store, quotas });
  const { texts, ofEditors, ignored } = fieldsOf(group);

  /** Writes or changes what an upload holds; `isNew` left out: what its form says. */
  async function save(request: FastifyRequest, reply: FastifyReply, isNew?: boolean): Promise<FastifyReply> {
    const user = sessionUser(request);
    await quotas.take(request, ['uploads-per-account', 'uploads-per-address']);
    const upload = await receiveUpload(request, { maxBytes: maxAttachmentBytes });
    const finish: Finish<{ status: 200 | 201; post: object }> = async (trx, id, isNewPost) => {
      const status = isNewPost ? 201 : 200;
      const post = await createBoardService(trx, group).detail(id, {}, user);
      await rememberAs(request, status)(trx, post);
      return { status, post };
    };
    const editing = { user, audit: auditOf(request), caller: request, finish };
    const { status, post } = await edits.save(upload, editing, isNew);
    return reply.code(status).send(post);
  }

  /** The post that a body or query names, and the version that was seen. */
  const seen = ({ [idName]: id, version }: PostId) => ({
    id,
    ...(version === undefined ? {} : { version: Number(version) }),
  });

  return {
    write: () =>
      app.post(
        '/write',
        {
          config: { access: 'member' },
          schema: {
            operationId: `write${name}`,
            summary: `Writes ${words.onePost}${isReviewed ? '; a member’s waits for an admin' : ''}`,
            description: `Multipart: ${texts}${ofEditors(['type'])}`,
            consumes: ['multipart/form-data'],
            response: { 201: schemas.DetailSchema },
          },
        },
        (request, reply) => save(request, reply, true),
      ),
    edit: () => {
      const isBoth = !group.calls.includes('write');
      app.post(
        '/edit',
        {
          config: { access: 'member' },
          schema: {
            operationId: `edit${name}`,
            summary: isBoth
              ? `Writes ${words.onePost} (201), or changes an own one (200)`
              : `Changes an own ${words.post}${isReviewed ? '; a member’s waits again' : ''}`,
            description: `Multipart: ${idName}${isBoth ? '?' : ''}, ${texts}, version?, removeFile?${ofEditors([])}; ${ignored} are ignored`,
            consumes: ['multipart/form-data'],
            response: { 200: schemas.DetailSchema, ...(isBoth ? { 201: schemas.DetailSchema } : {}) },
          },
        },
        (request, reply) => save(request, reply, isBoth ? undefined : false),
      );
    },
    remove: () => {
      const config = { access: 'member' } as const;
      const schema = {
        operationId: `remove${name}`,
        summary: `Puts ${words.onePost} into the trash; for its author and admins`,
        response: { 200: Removed },
      };
      const remove = (post: PostId, request: FastifyRequest) =>
        edits.remove(seen(post), sessionUser(request), auditOf(request));
      if (isRemovedByQuery)
        app.delete('/remove', { config, schema: { ...schema, querystring: schemas.RemoveQuery } }, (request) =>
          remove(request.query, request),
        );
      else
        app.post('/remove', { config, schema: { ...schema, body: schemas.RemoveBody } }, (request) =>
          remove(request.body, request),
        );
    },
    restore: () =>
      app.post(
        '/restore',
        {
          config: { access: 'member' },
          schema: {
            operationId: `restore${name}`,
            summary: `Takes ${words.onePost} out of the trash; for its author, who removed it, and editors`,
            body: schemas.RemoveBody,
            response: { 200: Restored },
          },
        },
        (request) => edits.restore(seen(request.body), sessionUser(request), auditOf(request)),
      ),
  };
}
