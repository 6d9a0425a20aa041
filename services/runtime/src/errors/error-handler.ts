import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { codeOf } from './error-code.ts';
import { fieldErrors } from './field-errors.ts';
import { ProblemError, problem } from './problem-error.ts';
import { sendProblem } from './send-problem.ts';

/** Fastify's own refusals under codes of ours. */
const frameworkCodes: Record<number, string> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  406: 'not-acceptable',
  408: 'request-timeout',
  413: 'too-large',
  414: 'uri-too-long',
  415: 'unsupported-type',
  429: 'too-many-requests',
  431: 'headers-too-large',
};

/** No room: of the operating system for files, of Postgres (`disk_full`) for rows. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const retryAfterSeconds = 5;

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Any thrown thing as the problem that the client gets; undefined for a fault of ours. */
export function asProblem(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  if (fullCodes.has(codeOf(error) ?? '')) return new ProblemError(507, 'insufficient-storage');
  if (!isFastifyError(error)) return undefined;
  if (error.validation) return problem.badRequest('validation-failed', undefined, fieldErrors(error.validation));
  if (error.statusCode === 503) return problem.unavailable('unavailable', retryAfterSeconds);
  if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) return undefined;
  return new ProblemError(error.statusCode, frameworkCodes[error.statusCode] ?? 'bad-request');
}

export interface ErrorHandlerOptions {
  /** What the process itself knows of errors, such as databaseProblem; asked before everything but a ProblemError. */
  translate?(error: unknown): ProblemError | undefined;
  /** `code` of a 404 for a path without a route. */
  notFoundCode: string;
}

/** Answers any failure; faults of ours are logged, what they say stays inside. */
export function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  translate?: ErrorHandlerOptions['translate'],
): FastifyReply {
  const own = error instanceof ProblemError ? undefined : translate?.(error);
  const known = own ?? asProblem(error);
  // A schema should have refused it: worth a line, because the fault may be ours
  if (known && (own || known.status >= 500)) request.log.warn({ err: error }, known.code);
  else if (!known) request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, known ?? new ProblemError(500, 'internal'));
}

/** The one place that turns failures into `application/problem+json`. */
export const errorHandler = fp<ErrorHandlerOptions>(
  async (app, { translate, notFoundCode }) => {
    app.setErrorHandler((error, request, reply) => handleError(error, request, reply, translate));
    app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem.notFound(notFoundCode)));
  },
  { name: 'error-handler' },
);
