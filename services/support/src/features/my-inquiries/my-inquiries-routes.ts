import { normalEmail, pageOf, pageQuery, pageWindow, sessionUser, toPage, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { nullable } from '../../nullable.ts';
import { oneOf } from '../../one-of.ts';
import { inquiryForms, inquiryTypes, productKeys } from '../inquiries/inquiry.ts';
import { listMine } from './my-inquiries-repository.ts';

const closed = { additionalProperties: false };
const moment = Type.String({ format: 'date-time' });
const { page, pageSize } = pageQuery([]);

const myInquiry = Type.Object(
  {
    number: Type.String(),
    form: oneOf(inquiryForms),
    type: nullable(oneOf(inquiryTypes)),
    product: nullable(oneOf(productKeys)),
    title: Type.String(),
    content: Type.String(),
    applyDate: nullable(Type.String()),
    smwpId: nullable(Type.String()),
    state: oneOf(['received', 'inProgress', 'answered']),
    createdAt: moment,
    replies: Type.Array(Type.Object({ content: Type.String(), createdAt: moment }, closed)),
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
      const { id, email, isEmailVerified } = sessionUser(request);
      const address = isEmailVerified ? normalEmail(email) : undefined;
      const { inquiries, total } = await listMine(app.db, { id, address }, window);
      return toPage(
        window,
        total,
        inquiries.map(({ inquiry, replies }) => ({
          number: inquiry.number,
          form: inquiry.form,
          type: inquiry.type,
          product: inquiry.product,
          title: inquiry.title,
          content: inquiry.content,
          applyDate: inquiry.applyDate,
          smwpId: inquiry.smwpId,
          // What we take for spam is ours to know
          state: inquiry.state === 'spam' ? ('received' as const) : inquiry.state,
          createdAt: inquiry.createdAt.toISOString(),
          replies: replies.map(({ content, createdAt }) => ({ content, createdAt: createdAt.toISOString() })),
        })),
      );
    },
  );
}
