import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError, problem } from '../errors/problem-error.ts';
import { sendProblem } from '../errors/send-problem.ts';

/** architecture.md: edge 15 s, portal 10 s, service 5 s, SQL 3 s. */
export const serviceLimitMs = 5_000;
/** For a file over a slow line; inside the minute that the portal waits for it. */
export const uploadLimitMs = 57_000;
const retryAfterSeconds = 5;

interface Watch {
  timer: NodeJS.Timeout;
  /** Starts the time for the answer anew. */
  restart(): void;
}

const watches = new WeakMap<FastifyRequest, Watch>();
const late = new WeakMap<FastifyRequest, 'body' | 'answer'>();

/** True once a request was answered with `time-limit`: its handler may still be at work. */
export function isOverdue(request: FastifyRequest): boolean {
  return late.get(request) === 'answer';
}

/** True once a request was answered because its body took too long: what comes of it is not wanted any more. */
export function isCutOff(request: FastifyRequest): boolean {
  return late.get(request) === 'body';
}

/** The body of an upload has been read: from now on the limit for answers counts. */
export function beginAnswering(request: FastifyRequest): void {
  watches.get(request)?.restart();
}

/** Before a handler stores what cannot be taken back: throws once the request was answered for taking too long, else begins its time anew. */
export function claimTime(request: FastifyRequest): void {
  if (late.has(request)) throw problem.unavailable('time-limit', retryAfterSeconds);
  beginAnswering(request);
}

/** Too late: the visitor's line when the body is still coming, else ours. */
function lateness(request: FastifyRequest, isUpload: boolean): ProblemError {
  if (request.raw.complete) return problem.unavailable('time-limit', retryAfterSeconds);
  return new ProblemError(408, isUpload ? 'upload-too-slow' : 'request-timeout');
}

function answerLate(request: FastifyRequest, reply: FastifyReply, isUpload: boolean): void {
  if (reply.sent || reply.raw.headersSent) return;
  late.set(request, request.raw.complete ? 'answer' : 'body');
  request.log.warn({ route: request.routeOptions.url }, 'time limit');
  // What is still to come of the body must not be read as the next request
  if (!request.raw.complete) reply.header('connection', 'close');
  void sendProblem(reply, lateness(request, isUpload));
}

export interface TimeLimits {
  answerMs?: number;
  uploadMs?: number;
}

/**
 * Answers 503 `time-limit` when a handler takes too long to begin its answer, 408 when the body takes too long to come.
 * Fastify's own handlerTimeout also cuts a download that a slow visitor is still reading; this one ends with the first byte.
 */
export const timeLimit = fp<TimeLimits>(
  async (app, { answerMs = serviceLimitMs, uploadMs = uploadLimitMs }) => {
    app.addHook('onRequest', async (request, reply) => {
      const isUpload = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
      const start = (ms: number): NodeJS.Timeout => setTimeout(answerLate, ms, request, reply, isUpload);
      const watch: Watch = {
        timer: start(isUpload ? uploadMs : answerMs),
        restart() {
          clearTimeout(watch.timer);
          watch.timer = start(answerMs);
        },
      };
      watches.set(request, watch);
    });
    const end = async (request: FastifyRequest): Promise<void> => clearTimeout(watches.get(request)?.timer);
    app.addHook('onSend', end);
    app.addHook('onRequestAbort', end);
  },
  { name: 'time-limit' },
);
