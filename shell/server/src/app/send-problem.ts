import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

export interface Problem {
  status: number;
  /** Stable, for programs: `service-unavailable`. */
  code: string;
  detail?: string;
  retryAfterSeconds?: number;
  /** Why a release was refused, one by one. */
  findings?: { code: string; cause: string; mend: string }[];
}

/** Answers with `application/problem+json` (RFC 9457) in the shape that every service uses. */
export function sendProblem(
  reply: FastifyReply,
  { status, code, detail, retryAfterSeconds, findings }: Problem,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send({
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      code,
      detail,
      requestId: reply.request.id,
      findings,
    });
}
