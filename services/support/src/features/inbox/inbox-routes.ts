import { problem, rememberAs, sessionUser, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { listAgents, rememberAgent } from '../agents/agent-repository.ts';
import { findInquiryByNumber } from '../inquiries/inquiry-repository.ts';
import { announce, leave, viewersOf } from '../presence/presence-repository.ts';
import type { InboxLists } from './inbox-list-service.ts';
import { inboxQuery } from './inbox-query.ts';
import {
  agentList,
  bulkAnswer,
  bulkBody,
  changeBody,
  inboxPage,
  inquiryDetail,
  noteBody,
  numberParams,
  presenceAnswer,
  presenceBody,
  replyBody,
  revealedPassword,
} from './inbox-schemas.ts';
import type { Inbox } from './inbox-service.ts';
import { adminOf } from './inquiry-audit.ts';

/** `/api/email/admin/inquiries`: what admins see and do in the inbox. */
export function inboxRoutes(app: SupportApp, inbox: Inbox, lists: InboxLists): void {
  const params = numberParams;
  const detailAnswer = { 200: inquiryDetail };

  app.get(
    '/admin/inquiries',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'listInquiries',
        summary: 'Inquiries of all three forms',
        querystring: inboxQuery,
        response: { 200: inboxPage },
      },
    },
    (request) => lists.page(request.query, adminOf(request)),
  );

  app.get(
    '/admin/inquiries/:number',
    {
      config: { access: 'agent', stepUp: 'rows' },
      schema: {
        operationId: 'getInquiry',
        summary: 'One inquiry with its notes and replies',
        params,
        response: detailAnswer,
      },
    },
    (request) => inbox.view(request.params.number, adminOf(request)),
  );

  app.patch(
    '/admin/inquiries/:number',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'changeInquiry',
        summary: 'Another state, assignee or due day, other tags',
        params,
        body: changeBody,
        response: detailAnswer,
      },
    },
    async (request) => {
      const { version, ...change } = request.body;
      return inbox.change(request.params.number, version, change, adminOf(request));
    },
  );

  app.post(
    '/admin/inquiries/:number/notes',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'addInquiryNote',
        summary: 'A note for colleagues',
        params,
        body: noteBody,
        response: detailAnswer,
      },
    },
    (request) => inbox.addNote(request.params.number, request.body.content, adminOf(request), rememberAs(request, 200)),
  );

  app.post(
    '/admin/inquiries/:number/reply',
    {
      config: { access: 'agent', stepUp: 'mails' },
      schema: {
        operationId: 'replyToInquiry',
        summary: 'An answer by mail, which a member also sees on My page',
        params,
        body: replyBody,
        response: detailAnswer,
      },
    },
    (request) => inbox.reply(request.params.number, request.body, adminOf(request), rememberAs(request, 200)),
  );

  app.post(
    '/admin/inquiries/:number/link',
    {
      config: { access: 'agent', stepUp: 'mails' },
      schema: {
        operationId: 'sendInquiryLink',
        summary: 'Mails a guest a new link to the conversation; the former ones are void',
        params,
        body: Type.Optional(Type.Object({}, { additionalProperties: false })),
        response: detailAnswer,
      },
    },
    (request) => inbox.sendLink(request.params.number, adminOf(request), rememberAs(request, 200)),
  );

  app.post(
    '/admin/inquiries/:number/reveal-password',
    {
      // A stored answer would be a second copy of the secret
      config: { access: 'agent', stepUp: 'data', idempotency: false },
      schema: {
        operationId: 'revealSmwpPassword',
        summary: 'The password of an SMWP application: once, and then never again',
        params,
        body: Type.Optional(Type.Object({}, { additionalProperties: false })),
        response: { 200: revealedPassword },
      },
    },
    async (request) => ({ password: await inbox.reveal(request.params.number, adminOf(request)) }),
  );

  app.post(
    '/admin/inquiries/bulk',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'changeInquiries',
        summary: 'The same change to many inquiries',
        body: bulkBody,
        response: { 200: bulkAnswer },
      },
    },
    async (request) => {
      const { items, ...change } = request.body;
      return inbox.changeMany(items, change, adminOf(request));
    },
  );

  app.put(
    '/admin/inquiries/:number/presence',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'announcePresence',
        summary: 'Says who has an inquiry open, and who else has',
        params,
        body: presenceBody,
        response: { 200: presenceAnswer },
      },
    },
    async (request) => {
      const me = sessionUser(request);
      const inquiry = await findInquiryByNumber(app.db, request.params.number);
      if (!inquiry) throw problem.notFound('inquiry-not-found');
      const { id, version } = inquiry;
      await rememberAgent(app.db, me);
      await announce(app.db, id, me, request.body.writing);
      const others = await viewersOf(app.db, id, me.id);
      return { others: others.map((viewer) => ({ ...viewer, since: viewer.since.toISOString() })), version };
    },
  );

  app.delete(
    '/admin/inquiries/:number/presence',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'endPresence',
        summary: 'Says that the inquiry is no longer open',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const me = sessionUser(request);
      const inquiry = await findInquiryByNumber(app.db, request.params.number);
      if (inquiry) await leave(app.db, inquiry.id, me.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/admin/assignees',
    {
      config: { access: 'agent' },
      schema: {
        operationId: 'listAssignees',
        summary: 'Admins who can be given an inquiry',
        response: { 200: agentList },
      },
    },
    (request) => listAgents(app.db, sessionUser(request)),
  );
}
