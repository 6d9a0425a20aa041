import { pageOf, pageQuery, pageWindow, sessionUser, toPage, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { presentSent } from '../thread/present-thread.ts';
import { sentInquiryFields } from '../thread/thread-schemas.ts';
import { listMine, senderOf } from './my-inquiries-repository.ts';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });
const { page, pageSize } = pageQuery([], 100);

const myInquiry = Type.Object(
  {
    ...sentInquiryFields,
    messageCount: Type.Integer({ description: 'Messages of both sides after the first text' }),
    replies: Type.Array(Type.Object({ content: Type.String(), createdAt: moment }, closed), {
      description: 'Of these the answers of agents, for pages of earlier releases',
    }),
  },
  closed,
);

/** `/api/email/my-inquiries`: what a member has sent, and what was answered. */
export function myInquiriesRoutes(app: SupportApp): void {
  app.get(
    '/my-inquiries',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'listMyInquiries',
        summary:
          "The member's own inquiries, the newest first; those sent as a guest too, once the address is verified",
        querystring: Type.Object({ page, pageSize }, closed),
        response: { 200: pageOf(myInquiry) },
      },
    },
    async (request) => {
      const window = pageWindow(request.query);
      const { inquiries, total } = await listMine(app.db, senderOf(sessionUser(request)), window);
      return toPage(
        window,
        total,
        inquiries.map(({ inquiry, messages }) => ({
          ...presentSent(inquiry),
          messageCount: messages.length,
          replies: messages
            .filter(({ writtenBy }) => writtenBy === 'agent')
            .map(({ content, createdAt }) => ({ content, createdAt: createdAt.toISOString() })),
        })),
      );
    },
  );
}
