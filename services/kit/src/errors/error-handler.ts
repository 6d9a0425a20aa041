import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from './error-code.ts';
import { fieldErrors } from './field-errors.ts';
import { ProblemError, problem, problemBody } from './problem-error.ts';

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

/** Postgres: statement cancelled by its time limit, no lock in time, deadlock, serialization failure. */
const busyCodes = new Set(['57014', '55P03', '40P01', '40001']);
/** Postgres down, starting, stopping or full; or the way to it closed. */
const goneCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
/** Postgres: a character that text cannot hold, a number or date out of range, text that is no value of its type. */
const invalidValueCodes = new Set(['22021', '22003', '22P02', '22P05', '22007', '22008']);
/** No room: of the operating system for files, of Postgres (`disk_full`) for rows. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);
const connectionMessages =
  /^(Connection terminated|Knex: Timeout acquiring a connection|timeout expired|Client has encountered a connection error)/;
const retryBusySeconds = 1;
const retryGoneSeconds = 5;

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** Any thrown thing as the problem that the client gets; undefined for a fault of ours. */
export function asProblem(error: unknown): ProblemError | undefined {
  if (error instanceof ProblemError) return error;
  const code = codeOf(error) ?? '';
  if (busyCodes.has(code)) return problem.unavailable('busy', retryBusySeconds);
  if (invalidValueCodes.has(code)) return problem.badRequest('invalid-value');
  if (fullCodes.has(code)) return new ProblemError(507, 'insufficient-storage');
  if (goneCodes.has(code) || (error instanceof Error && connectionMessages.test(error.message))) {
    return problem.unavailable('database-unavailable', retryGoneSeconds);
  }
  if (!isFastifyError(error)) return undefined;
  if (error.validation) return problem.badRequest('validation-failed', undefined, fieldErrors(error.validation));
  if (error.statusCode === 503) return problem.unavailable('unavailable', retryGoneSeconds);
  if (error.statusCode === undefined || error.statusCode < 400 || error.statusCode >= 500) return undefined;
  return new ProblemError(error.statusCode, frameworkCodes[error.statusCode] ?? 'bad-request');
}

/** Sends a problem outside the handler too (not-found, time limit). */
export function sendProblem(reply: FastifyReply, error: ProblemError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', Math.ceil(error.retryAfterSeconds));
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problemBody(error, reply.request.id));
}

/** Answers any failure; faults of ours are logged, what they say stays inside. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asProblem(error);
  // A schema should have refused it: worth a line, because the fault may be a query of ours
  if (known?.code === 'invalid-value') request.log.warn({ err: error }, known.code);
  if (known && known.statusCode < 500) return sendProblem(reply, known);
  if (known) request.log.warn({ err: error }, known.code);
  else request.log.error({ err: error }, 'request failed');
  return sendProblem(reply, known ?? new ProblemError(500, 'internal'));
}

/** The one place that turns failures into `application/problem+json`. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, problem.notFound('route-not-found')));
}
