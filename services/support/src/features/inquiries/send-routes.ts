import type { FastifyRequest } from 'fastify';
import { rememberAnswer } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { localeOf } from '../../locale.ts';
import { readSettings } from '../settings/settings-repository.ts';
import type { InquiryDesk } from './accept-inquiry.ts';
import { checkApplication, checkQuestion } from './check-inquiry.ts';
import type { NewInquiry } from './check-inquiry.ts';
import { accepted, applyBody, optionsAnswer, sendBody } from './send-schemas.ts';

/** The three forms: a general inquiry and the two applications. */
export function sendRoutes(app: SupportApp, desk: InquiryDesk): void {
  async function accept(request: FastifyRequest, inquiry: NewInquiry): Promise<{ number: string }> {
    const sender = { user: request.user, ip: request.ip, locale: localeOf(request) };
    await desk.admit(sender);
    // With the inquiry itself: who asks again after a crash gets this number and no second inquiry
    const { number } = await desk.accept(inquiry, sender, (trx, stored) =>
      rememberAnswer(trx, request, { status: 200, body: { number: stored.number } }),
    );
    return { number };
  }

  app.get(
    '/options',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'getInquiryOptions',
        summary: 'What the inquiry page must know before it asks to sign in',
        response: { 200: optionsAnswer },
      },
    },
    async () => ({ guestInquiries: (await readSettings(app.db)).guestInquiries }),
  );

  app.post(
    '/send',
    {
      config: { access: 'optional' },
      schema: {
        operationId: 'sendInquiry',
        summary: 'A general inquiry: stored at once, mailed later; of members, and of guests when an admin allows it',
        body: sendBody,
        response: { 200: accepted },
      },
    },
    (request) => accept(request, checkQuestion(request.body)),
  );

  app.post(
    '/apply',
    {
      config: { access: 'member' },
      schema: {
        operationId: 'sendApplication',
        summary: 'An SMWP account application, or without an SMWP id a WEB EQ training inquiry',
        body: applyBody,
        response: { 200: accepted },
      },
    },
    (request) => accept(request, checkApplication(request.body)),
  );
}
