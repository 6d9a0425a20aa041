import { createHash, timingSafeEqual } from 'node:crypto';
import { problem, Type } from '@portal/service-kit';
import type { SupportApp } from '../../config.ts';
import { inboundOutcomes, maxMailBytes } from './inbound-service.ts';
import type { Inbound } from './inbound-service.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `/api/email/inbound`: the way in for mails in reply to ours; `inbound` is undefined where none are expected. */
export function inboundRoutes(app: SupportApp, inbound: Inbound | undefined): void {
  const { INBOUND_MAIL_TOKEN: token } = app.config;
  app.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: maxMailBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/inbound',
    {
      // A mail server has no account: it knows the token. Message-IDs tell what comes twice
      config: { access: 'public', idempotency: false },
      bodyLimit: maxMailBytes,
      schema: {
        operationId: 'receiveMail',
        summary: 'A mail server hands over a mail in reply to one about an inquiry (message/rfc822)',
        consumes: ['message/rfc822'],
        headers: Type.Object({ 'inbound-mail-token': Type.Optional(Type.String({ maxLength: 200 })) }),
        response: {
          200: Type.Object({
            outcome: Type.Enum([...inboundOutcomes]),
          }),
        },
      },
    },
    async (request) => {
      const given = request.headers['inbound-mail-token'];
      if (!inbound || token === undefined || !timingSafeEqual(digest(given ?? ''), digest(token)))
        throw problem.notFound('inbound-mail-refused');
      if (!Buffer.isBuffer(request.body)) throw problem.unsupportedType();
      const outcome = await inbound.receive(request.body);
      request.log.info({ outcome }, 'a mail came in');
      return { outcome };
    },
  );
}
