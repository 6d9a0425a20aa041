import { rememberAs, sessionUser, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { answerBody, inquiryThread, linkAnswerBody, linkBody } from './thread-schemas.ts';
import type { Threads } from './thread-service.ts';

const numberParams = Type.Object({
  number: Type.String({ maxLength: 40, description: 'Such as Q-2026-000123' }),
});

/** `/api/email/my-inquiries/:number` for members and `/api/email/thread` for mailed links: an inquiry as a conversation. */
export function threadRoutes(app: SupportApp, threads: Threads): void {
  app.get(
    '/my-inquiries/:number',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'getMyInquiry',
        summary: "One of the member's own inquiries with its conversation",
        params: numberParams,
        response: { 200: inquiryThread },
      },
    },
    (request) => threads.readMine(request.params.number, sessionUser(request)),
  );

  app.post(
    '/my-inquiries/:number/answer',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'answerMyInquiry',
        summary: 'A further message of the member, which opens the inquiry again',
        params: numberParams,
        body: answerBody,
        response: { 200: inquiryThread },
      },
    },
    (request) =>
      threads.answerMine(request.params.number, {
        content: request.body.content,
        attachments: request.body.attachments,
        user: sessionUser(request),
        caller: request,
        remember: rememberAs(request, 200),
      }),
  );

  app.post(
    '/thread/open',
    {
      // Reads only: a repeated call must show what has come since
      config: { access: 'public', idempotency: false },
      schema: {
        operationId: 'openInquiryLink',
        summary: 'The inquiry that a mailed link opens, with its conversation',
        body: linkBody,
        response: { 200: inquiryThread },
      },
    },
    (request) => threads.readLinked(request.body.link),
  );

  app.post(
    '/thread/answer',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'answerLinkedInquiry',
        summary: 'A further message of who has the mailed link, which opens the inquiry again',
        body: linkAnswerBody,
        response: { 200: inquiryThread },
      },
    },
    (request) =>
      threads.answerLinked(request.body.link, {
        content: request.body.content,
        attachments: request.body.attachments,
        caller: { ip: request.ip },
        remember: rememberAs(request, 200),
      }),
  );

  app.post(
    '/thread/new-link',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'renewInquiryLink',
        summary: "Mails a new link to the sender's address in place of one that is too old; the former ones are void",
        body: linkBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await threads.renewLink(request.body.link, { ip: request.ip });
      return reply.code(204).send(null);
    },
  );
}
