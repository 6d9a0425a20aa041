import {
  auditOf,
  createFileLedger,
  maxAttachmentBytes,
  problem,
  quotasOf,
  receiveUpload,
  rememberAs,
  sessionUser,
  Type,
} from '@portal/service-kit';
import type { ServiceApp } from '@portal/service-kit';
import { parseId } from '../../paging.ts';
import { communityQuotas } from '../../quotas.ts';
import { readerOf } from '../../reader.ts';
import { IdText, IdValue, Removed, Restored } from '../../schema-fields.ts';
import { sendAttachment } from '../attachments/send-attachment.ts';
import { countReader } from '../seen/reader-count-repository.ts';
import { createClassroomEditService } from './classroom-edit-service.ts';
import type { Finish } from './classroom-edit-service.ts';
import {
  ClassroomDetailQuery,
  ClassroomDetailSchema,
  ClassroomListQuery,
  ClassroomListSchema,
  ClassroomRemoveQuery,
  ClassroomRestoreBody,
} from './classroom-schemas.ts';
import type { ClassroomDetail } from './classroom-schemas.ts';
import { classroomOn } from './classroom-service.ts';
import { attachmentOfPost } from './classroom-write-repository.ts';

export function classroomRoutes(app: ServiceApp): void {
  const classroom = classroomOn(app.db);
  const quotas = quotasOf(app, communityQuotas);
  const edits = createClassroomEditService(
    app.db,
    { files: app.files, ledger: createFileLedger(app.db, app.files) },
    quotas,
  );

  app.get(
    '/view',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'viewClassroom',
        summary: 'One page of classroom posts',
        querystring: ClassroomListQuery,
        response: { 200: ClassroomListSchema },
      },
    },
    (request) => classroom.view(request.query, readerOf(request)),
  );

  app.get(
    '/detail',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'viewClassroomDetail',
        summary: 'One post with its answers and neighbours',
        querystring: ClassroomDetailQuery,
        response: { 200: ClassroomDetailSchema },
      },
    },
    (request) => classroom.detail(request.query, readerOf(request)),
  );

  app.post(
    '/edit',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'editClassroom',
        summary: 'Writes a post (201), or changes an own one (200)',
        description:
          'Multipart: classroomId?, title, content, type, fileName?, file? (5 MB at most), version?, removeFile?; email and filePath are ignored',
        consumes: ['multipart/form-data'],
        response: { 200: ClassroomDetailSchema, 201: ClassroomDetailSchema },
      },
    },
    async (request, reply) => {
      const user = sessionUser(request);
      await quotas.take(request, ['uploads-per-account', 'uploads-per-address']);
      const upload = await receiveUpload(request, { maxBytes: maxAttachmentBytes });
      const finish: Finish<{ status: 200 | 201; post: ClassroomDetail }> = async (trx, { classroomId, isNew }) => {
        const written = {
          status: isNew ? (201 as const) : (200 as const),
          post: await classroomOn(trx).detail({ classroomId: String(classroomId) }, user),
        };
        await rememberAs(request, written.status)(trx, written.post);
        return written;
      };
      const { status, post } = await edits.edit(upload, user, { audit: auditOf(request), caller: request, finish });
      return reply.code(status).send(post);
    },
  );

  app.delete(
    '/remove',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'removeClassroom',
        summary: 'Puts a post into the trash; for its author and admins',
        querystring: ClassroomRemoveQuery,
        response: { 200: Removed },
      },
    },
    (request) => edits.remove(request.query, sessionUser(request), auditOf(request)),
  );

  app.post(
    '/restore',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'restoreClassroom',
        summary: 'Takes a post out of the trash; for its author, who removed it, and editors',
        body: ClassroomRestoreBody,
        response: { 200: Restored },
      },
    },
    (request) => edits.restore(request.body, sessionUser(request), auditOf(request)),
  );

  app.get(
    '/attachment',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'readClassroomAttachment',
        summary: 'The file of a post; images are shown in place',
        querystring: Type.Object({ classroomId: IdText }),
        produces: ['application/octet-stream'],
      },
    },
    async (request, reply) => {
      const id = parseId(request.query.classroomId);
      const file = id === undefined ? undefined : await attachmentOfPost(app.db, id);
      if (!file) throw problem.notFound('classroom-not-found');
      return sendAttachment(request, reply, file);
    },
  );

  app.post(
    '/seen',
    {
      config: { access: 'optional', idempotency: false },
      schema: {
        operationId: 'seeClassroom',
        summary: 'Counts a reader; the author is none',
        body: Type.Object({ classroomId: IdValue }, { additionalProperties: false }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const id = parseId(String(request.body.classroomId));
      if (id !== undefined) await countReader(app.db, 'classroom', id, readerOf(request));
      return reply.code(204).send(null);
    },
  );
}
