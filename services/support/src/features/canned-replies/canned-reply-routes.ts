import { auditOf, rememberAs, SeenQuery, sessionUser, Type } from '@portal/service-kit';
import type { FastifyRequest } from 'fastify';
import type { SupportApp } from '../../config.ts';
import { nullable } from '../../nullable.ts';
import type { CannedReply } from './canned-reply-repository.ts';
import type { CannedReplies } from './canned-reply-service.ts';

const closed = { additionalProperties: false };
const texts = {
  title: Type.String({ minLength: 1, maxLength: 100, pattern: '^\\P{Cc}*$', description: 'What agents choose it by' }),
  ko: Type.String({
    minLength: 1,
    maxLength: 5_000,
    pattern: '^[^\\u0000]*$',
    description: '`{{name}}` and `{{number}}` stand for the sender and the number of the inquiry',
  }),
  en: nullable(
    Type.String({ maxLength: 5_000, pattern: '^[^\\u0000]*$', description: 'Null: there is no English text' }),
  ),
};
const version = Type.Integer({ minimum: 1 });
const id = Type.String({ format: 'uuid' });
const cannedReply = Type.Object(
  { id, ...texts, version, updatedAt: Type.String({ format: 'date-time' }), updatedBy: Type.String() },
  { $id: 'CannedReply', ...closed },
);
const params = Type.Object({ id });

const editorOf = (request: FastifyRequest) => ({ name: sessionUser(request).name, audit: auditOf(request) });
const present = ({ updatedAt, ...reply }: CannedReply) => ({ ...reply, updatedAt: updatedAt.toISOString() });

/** `/api/email/admin/canned-replies`: read by agents, written by managers. */
export function cannedReplyRoutes(app: SupportApp, replies: CannedReplies): void {
  const path = '/admin/canned-replies';

  app.get(
    path,
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'listCannedReplies',
        summary: 'Texts that agents put into their answers, by title',
        response: { 200: Type.Array(cannedReply) },
      },
    },
    async () => (await replies.list()).map(present),
  );

  app.post(
    path,
    {
      config: { access: 'manager' },
      schema: {
        operationId: 'addCannedReply',
        summary: 'A further text for answers',
        body: Type.Object(texts, { $id: 'NewCannedReply', ...closed }),
        response: { 201: cannedReply },
      },
    },
    async (request, reply) => {
      const remember = rememberAs(request, 201);
      const added = await replies.add(request.body, editorOf(request), (made, trx) => remember(trx, present(made)));
      return reply.code(201).send(present(added));
    },
  );

  app.patch(
    `${path}/:id`,
    {
      config: { access: 'manager' },
      schema: {
        operationId: 'changeCannedReply',
        summary: 'Another title or text; 409 stale-edit when somebody else did meanwhile',
        params,
        body: Type.Object({ ...texts, version }, { $id: 'CannedReplyChange', ...closed }),
        response: { 200: cannedReply },
      },
    },
    async (request) => {
      const { version: known, ...typed } = request.body;
      return present(await replies.change({ id: request.params.id, version: known }, typed, editorOf(request)));
    },
  );

  app.delete(
    `${path}/:id`,
    {
      config: { access: 'manager' },
      schema: {
        operationId: 'removeCannedReply',
        summary: 'Removes a text for answers; answers that were written with it stay',
        params,
        querystring: SeenQuery,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await replies.remove(request.params.id, request.query.version, editorOf(request));
      return reply.code(204).send(null);
    },
  );
}
