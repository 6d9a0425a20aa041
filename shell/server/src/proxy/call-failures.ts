import { sendProblem } from '@portal/runtime';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalMetrics } from '../http/portal-metrics.ts';
import { BodyTooLarge, BodyTooSlow, NoBodyMemory, VisitorLeft } from './call-body.ts';
import type { Services } from './services.ts';
import { TooBusy } from './work-queue.ts';

/** Seconds after which a service that does not answer is worth another try. */
const retryAfterSeconds = 5;
/** A queue is shorter a moment later. */
const busyRetrySeconds = 2;

/** Sends the error response to a call that was not proxied successfully. */
export function answerFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { services, metrics }: { services: Pick<Services, 'maxBodyBytesOf'>; metrics: Pick<PortalMetrics, 'limitsMet'> },
): FastifyReply {
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (reason instanceof BodyTooLarge) {
    return sendProblem(reply, {
      status: 413,
      code: 'body-too-large',
      detail: `at most ${services.maxBodyBytesOf(request.url)} bytes`,
    });
  }
  if (reason instanceof BodyTooSlow) {
    metrics.limitsMet.inc({ limit: 'body' });
    return sendProblem(reply.header('connection', 'close'), { status: 408, code: 'body-too-slow' });
  }
  if (reason instanceof TooBusy || reason instanceof NoBodyMemory) {
    metrics.limitsMet.inc({ limit: reason instanceof TooBusy ? 'calls' : 'body-memory' });
    request.log.warn({ reason: reason.message }, 'a call was refused because too much is under way');
    return sendProblem(reply, { status: 503, code: 'too-busy', retryAfterSeconds: busyRetrySeconds });
  }
  if (reason instanceof VisitorLeft) return sendProblem(reply, { status: 400, code: 'bad-request' });
  const refusal = refusalOf(error);
  if (refusal) return sendProblem(reply, refusal);
  // Nobody reads this any more
  if (request.raw.destroyed && reply.raw.destroyed) return sendProblem(reply, { status: 400, code: 'bad-request' });
  request.log.warn({ reason: reason instanceof Error ? reason.message : String(reason) }, 'a service did not answer');
  return sendProblem(reply, { status: 503, code: 'service-unavailable', retryAfterSeconds });
}

/** What Fastify refuses before any service is asked: a malformed request, or a content type that is none. */
function refusalOf(error: unknown): { status: number; code: string } | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 415) return { status, code: 'unsupported-type' };
  return status === 400 ? { status, code: 'bad-request' } : undefined;
}
