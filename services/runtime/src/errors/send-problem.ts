import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Problem } from './problem-error.ts';

/** Sends `application/problem+json` (RFC 9457 with the portal's own members), from a handler or outside of one. */
export function sendProblem(
  reply: FastifyReply,
  { status, code, detail, errors, findings, retryAfterSeconds, members }: Problem,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(retryAfterSeconds));
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/problem+json; charset=utf-8')
      // Not the serializer of the route, which may leave members out
      .serializer((body: unknown) => JSON.stringify(body))
      .send({
        ...members,
        type: 'about:blank',
        title: STATUS_CODES[status] ?? 'Error',
        status,
        code,
        detail,
        requestId: reply.request.id,
        errors,
        findings,
      })
  );
}
